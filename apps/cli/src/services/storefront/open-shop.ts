import type { Cart, ProductPage, SeedCheckout, SeedOrder } from "@almanac/storefront-fixtures";
import { AlmanacError } from "../../errors/almanac-error.ts";
import type { Io } from "../../io.ts";
import { openLocalShop } from "./local-shop.ts";
import { openRemoteShop } from "./remote-shop.ts";

/** The seed contract, wherever the shop is. */
export interface ShopAccess {
  products(query: Readonly<Record<string, string>>): Promise<ProductPage>;
  changeCart(request: object): Promise<Cart>;
  cart(id: string): Promise<Cart>;
  clearCart(id: string): Promise<Cart>;
  startCheckout(cartId: string, request: object): Promise<SeedCheckout>;
  pay(checkoutId: string, token: string): Promise<SeedCheckout>;
  order(id: string): Promise<SeedOrder>;
}

export interface ShopOptions {
  readonly seed?: string;
  readonly size?: string;
  readonly catalog?: string;
}

export interface AccessOptions extends ShopOptions {
  readonly state?: string;
  readonly url?: string;
}

/** The shop that the options name: one that is served, or one in this process that a file may keep. */
export function openShop(options: AccessOptions, io: Pick<Io, "signal">): ShopAccess {
  const { url, ...local } = options;
  if (url === undefined) return openLocalShop(local);
  const misplaced = Object.keys(local).filter((name) =>
    ["seed", "size", "catalog", "state"].includes(name),
  );
  if (misplaced.length > 0) {
    throw new AlmanacError(
      "invalid",
      misplaced.map((name) => ({
        code: "unknown_field",
        parameter: `--${name}`,
        what: `--${name} makes a shop here and cannot be used with --url`,
        see: "almanac help shop",
      })),
    );
  }
  return openRemoteShop(url, io.signal);
}
