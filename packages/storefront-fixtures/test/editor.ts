// A user's program. scripts/editor.ts checks what an editor offers in it. It is compiled, but
// never run.
import {
  createStore,
  markets,
  paymentTokens,
  safeCreateStore,
  scenarios,
} from "@almanac/storefront-fixtures";

const store = createStore({
  seed: 42,
  size: "large", // offers: standard, large, huge
  scenario: "payment_declined", // offers: latency, payment_declined, surprise_fee, wrong_variant_default
  market: "DE", // offers: US, DE, GB, JP, KW
  // offers: startAt, now, idSecret, strictBuyer, reserveOnCheckout, maxCarts
});
store.roles.one_variant.variant_id; // offers: product_id, variant_id

const cart = store.changeCart({
  action: "add", // offers: add, update, remove
  product_id: "p",
  // offers: quantity, cart_id
});
cart.items[0]?.unit_price; // offers: product_id, name, quantity, unit_price
const checkout = store.startCheckout(cart.cart_id, {
  email: "ada@shop.example",
  address: {
    address_country: "US",
    // offers: street_address, address_region, postal_code
  },
  // offers: first_name, delivery_option, discount_codes
});
checkout.total; // offers: checkout_id, status, delivery_options, subtotal, tax, total, messages
store.listProducts({
  sort: "price_asc", // offers: relevance, price_asc, newest, title
  // offers: q, category, min_price, in_stock, limit, cursor, market
});
store.execute({
  type: "advance_order", // offers: search_catalog, create_cart, complete_checkout, settle_webhook
  order_id: "o",
  to: "shipped", // offers: placed, processing, shipped, in_transit, delivered
}).stage; // offers: id, version, stage, line_items, fulfillment, adjustments, totals
const { result } = store.dispatch({ type: "get_cart", cart_id: "c" });
if (!result.success) result.error.code === "cart_not_found"; // offers: cart_not_found, insufficient_stock
if (!result.success) result.error.issues[0]?.available; // offers: code, path, message, available, variant_ids
if (result.success) result.data.totals[0]?.amount; // offers: type, amount, display_text, lines

safeCreateStore(JSON.parse("{}")).success;
scenarios()[0]?.expects; // offers: id, description, expects, rules
markets()[0]?.currency; // offers: id, country, currency, exponent
paymentTokens().success_token === "success"; // offers: success, declined, expired_card

// @ts-expect-error a seed is a number or a text
createStore({ seed: {} });
// @ts-expect-error the field is called product_id
store.changeCart({ action: "add", productId: "p" });
