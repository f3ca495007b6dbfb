import { addAmounts, multiply, toDecimal } from "./internal/values/money.ts";
import type { Cart, StoreCart } from "./types.ts";

/**
 * Converts a cart to the form of the service description, in decimals. The parts of bundles and
 * discounts are left out.
 *
 * @example
 * toSeedCart(createStore().execute({ type: "create_cart" })).total; // => 0
 */
export function toSeedCart(cart: StoreCart): Cart {
  const { currency } = cart;
  return { cart_id: cart.id, ...itemsOf(cart), currency, version: cart.version };
}

/** The lines in decimals, without the parts of bundles, and their sum. */
export function itemsOf({
  line_items: lines,
  currency,
}: Pick<StoreCart, "line_items" | "currency">): Pick<Cart, "items" | "total"> {
  const own = lines.filter(({ parent_id }) => parent_id === undefined);
  const total = addAmounts(own.map(({ item, quantity }) => multiply(item.price, quantity)));
  return {
    items: own.map(({ item, quantity }) => ({
      product_id: item.id,
      name: item.title,
      quantity,
      unit_price: toDecimal(item.price, currency),
    })),
    total: toDecimal(total, currency),
  };
}
