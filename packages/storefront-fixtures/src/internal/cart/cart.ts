import { show } from "@almanac/kernel/messages/show";
import type { Buyer, ShoppingContext, StoreCart, Total } from "../../types.ts";
import { copyCartToCheckout } from "../checkout/linked-cart.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { Taxed } from "../checkout/tax-on.ts";
import { applyDiscounts, type DiscountResult } from "../discount/apply-discounts.ts";
import { evictRows, removeExpiredRows } from "../engine/evict-rows.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { addAmounts, multiply } from "../values/money.ts";
import {
  outOfStockLineErrors,
  type PricedLine,
  priceLines,
  type StoredLine,
  showLine,
} from "./priced-lines.ts";

/** A cart in the form in which it is stored. */
export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly market: string;
  readonly currency: string;
  readonly lines: readonly StoredLine[];
  /** Number of lines ever added: the id of the next line follows from it. */
  readonly lineCount: number;
  readonly discount_codes: readonly string[];
  readonly buyer?: Buyer;
  readonly context?: ShoppingContext;
  readonly checkout_id?: string;
  readonly messages?: StoreCart["messages"];
  /** Digest of the client that created it, in a shop that several clients share. */
  readonly client?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Finds a cart; undefined if it does not exist or has expired. */
export function findCart(shop: Shop, id: string): StoredCart | undefined {
  const cart = shop.records.get<StoredCart>("cart", id);
  return cart && !isIdle(shop, cart) ? cart : undefined;
}

function isIdle(shop: Shop, { updated_at }: StoredCart): boolean {
  return shop.now() - Date.parse(updated_at) >= shop.settings.cartLifetimeMs;
}

export function getStoredCart(shop: Shop, id: string): StoredCart {
  const cart = findCart(shop, id);
  if (cart) return cart;
  refuse("cart_not_found", `There is no cart ${show(id)}.`, ["cart_id"]);
}

/**
 * Creates an empty cart. Removes expired carts first and, if there are still too many, the least
 * recently used one.
 */
export function newCart(turn: Turn, marketId: string | undefined): StoredCart {
  const { shop } = turn;
  const { id: market, currency } = shop.marketOf(marketId);
  removeExpiredRows<StoredCart>(shop, "cart", (cart) => isIdle(shop, cart));
  evictRows(turn, "cart");
  const at = shop.iso();
  return {
    id: shop.newId("cart"),
    version: 0,
    market,
    currency,
    lines: [],
    lineCount: 0,
    discount_codes: [],
    ...(turn.client === undefined ? {} : { client: turn.client }),
    created_at: at,
    updated_at: at,
  };
}

/** Stores a changed cart with the next version, and updates its open checkout. */
export function saveCart(turn: Turn, cart: StoredCart, event = "cart.updated"): StoredCart {
  const { shop } = turn;
  const saved = shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
  });
  turn.emit(saved.version === 1 ? "cart.created" : event, saved.id, { version: saved.version });
  if (saved.checkout_id !== undefined) copyCartToCheckout(turn, saved.checkout_id, saved);
  return saved;
}

export function showCart(turn: Turn, cart: StoredCart): StoreCart {
  const { shop } = turn;
  const { priced, messages } = priceLines(shop, cart.lines, cart.market);
  const discounted = applyDiscounts(
    { turn, market: cart.market, priced, email: cart.buyer?.email },
    cart.discount_codes,
  );
  return {
    id: cart.id,
    version: cart.version,
    market: cart.market,
    currency: cart.currency,
    line_items: priced.flatMap((line, at) => showLine(shop, line, discounted.offLine[at] ?? 0)),
    ...(cart.buyer ? { buyer: cart.buyer } : {}),
    ...(cart.context ? { context: cart.context } : {}),
    discounts: { codes: [...cart.discount_codes], applied: discounted.applied },
    totals: buildTotals({ priced, discounted }),
    messages: [
      ...messages,
      ...(cart.messages ?? []),
      ...outOfStockLineErrors(shop, priced),
      ...discounted.messages,
    ],
    ...(cart.checkout_id === undefined ? {} : { checkout_id: cart.checkout_id }),
    created_at: cart.created_at,
    updated_at: cart.updated_at,
  };
}

/** Copies lines and discount codes of a checkout to its cart. */
export function copyCheckoutToCart(shop: Shop, checkout: StoredCheckout): void {
  if (checkout.cart_id === undefined) return;
  const cart = findCart(shop, checkout.cart_id);
  if (!cart) return;
  shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
    checkout_id: checkout.id,
    lines: checkout.lines.map(({ price: _, ...line }) => line),
    lineCount: checkout.lineCount,
    discount_codes: checkout.discount_codes,
  });
}

interface Parts {
  readonly priced: readonly PricedLine[];
  readonly discounted: DiscountResult;
  /** Undefined until the delivery is known. */
  readonly delivery?: { readonly title: string; readonly amount: number } | undefined;
  readonly deliveryDiscount?: number;
  readonly taxed?: Taxed;
  readonly fee?: { readonly title: string; readonly amount: number } | undefined;
}

function subtotalOf(priced: readonly PricedLine[]): number {
  return addAmounts(priced.map(({ line, price }) => multiply(price, line.quantity)));
}

/** The entries of the totals, `total` last: the entries before it add up to it. */
export function buildTotals(parts: Parts): Total[] {
  const { priced, discounted, delivery, deliveryDiscount = 0, taxed, fee } = parts;
  // UCP, discount.md, "Determining the type": a discount that is allocated to lines is
  // items_discount, any other is discount.
  const offItems = addAmounts(discounted.offLine);
  const entries: Total[] = [
    { type: "subtotal", amount: subtotalOf(priced), display_text: "Subtotal" },
    ...(offItems > 0
      ? [{ type: "items_discount" as const, amount: -offItems, display_text: "Item discounts" }]
      : []),
    ...(deliveryDiscount > 0
      ? [{ type: "discount" as const, amount: -deliveryDiscount, display_text: "Discounts" }]
      : []),
    ...(delivery
      ? [{ type: "fulfillment" as const, amount: delivery.amount, display_text: delivery.title }]
      : []),
    ...(taxed?.added ?? []).map(({ title, amount }) => ({
      type: "tax" as const,
      amount,
      display_text: title,
    })),
    ...(fee ? [{ type: "fee" as const, amount: fee.amount, display_text: fee.title }] : []),
  ];
  const total = addAmounts(entries.map(({ amount }) => amount));
  return [...entries, { type: "total", amount: total, display_text: "Total" }];
}

/** The sum of the entries of one type, in minor units; 0 if there are none. */
export function sumTotals(totals: readonly Total[], type: Total["type"]): number {
  return totals.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
}
