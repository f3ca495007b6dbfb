import { show } from "@almanac/kernel/show";
import type { Buyer, ShoppingContext, StoreCart } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredLine } from "./stored-line.ts";

/** A cart as it is kept. */
export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly market: string;
  readonly currency: string;
  readonly lines: readonly StoredLine[];
  /** How many lines there ever were: where the next line's id comes from. */
  readonly lineCount: number;
  readonly discount_codes: readonly string[];
  readonly buyer?: Buyer;
  readonly context?: ShoppingContext;
  readonly checkout_id?: string;
  readonly messages?: StoreCart["messages"];
  /** Who made it, where strangers share the shop. */
  readonly client?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A cart, unless it has been idle for so long that it is gone. */
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
