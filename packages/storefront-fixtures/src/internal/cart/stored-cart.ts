import { show } from "@almanac/kernel/messages/show";
import type { Buyer, ShoppingContext, StoreCart } from "../../types.ts";
import type { Turn } from "../engine/command-turn.ts";
import { evictRows, removeExpiredRows } from "../engine/evict-rows.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";

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

/** A line in the form in which it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  /**
   * Unit price of the last answer, in minor units. Lines of carts have none: they use the
   * present price.
   */
  readonly price?: number;
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
