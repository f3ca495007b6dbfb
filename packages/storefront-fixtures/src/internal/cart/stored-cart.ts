import { show } from "@almanac/kernel/messages/show";
import type { Buyer, ShoppingContext, StoreCart } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredLine } from "./stored-line.ts";

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

/** Finds a cart; undefined if there is none or it has expired. */
export function findCart(shop: Shop, id: string): StoredCart | undefined {
  const cart = shop.records.get<StoredCart>("cart", id);
  return cart && !isIdle(shop, cart) ? cart : undefined;
}

export function isIdle(shop: Shop, { updated_at }: StoredCart): boolean {
  return shop.now() - Date.parse(updated_at) >= shop.settings.cartLifetimeMs;
}

export function getStoredCart(shop: Shop, id: string): StoredCart {
  const cart = findCart(shop, id);
  if (cart) return cart;
  refuse("cart_not_found", `There is no cart ${show(id)}.`, ["cart_id"]);
}
