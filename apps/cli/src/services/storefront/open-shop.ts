import { refuse } from "../../errors/refuse.ts";
import type { Io } from "../../io.ts";
import { inOptions } from "./in-options.ts";
import { openLocalShop } from "./local-shop.ts";
import { openRemoteShop } from "./remote-shop.ts";
import type { AccessOptions, ShopAccess } from "./shop-access.ts";

/**
 * Opens the shop that the options name: a served shop (--url), or one in this process (which --state can save). Its errors
 * name options in place of fields.
 */
export function openShop(options: AccessOptions, io: Pick<Io, "signal">): ShopAccess {
  const { url, ...local } = options;
  if (url === undefined) return withOptionNames(openLocalShop(local));
  const misplaced = Object.keys(local).filter((name) =>
    ["seed", "size", "catalog", "state"].includes(name),
  );
  if (misplaced.length > 0) {
    refuse(
      ...misplaced.map((name) => ({
        code: "unknown_field",
        parameter: `--${name}`,
        what: `--${name} makes a shop here and cannot be used with --url`,
        see: "almanac help shop",
      })),
    );
  }
  return openRemoteShop(url, io.signal);
}

function withOptionNames(shop: ShopAccess): ShopAccess {
  const named =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        return await ask(...given);
      } catch (error) {
        throw inOptions(error);
      }
    };
  return {
    products: named(shop.products),
    changeCart: named(shop.changeCart),
    cart: named(shop.cart),
    clearCart: named(shop.clearCart),
    startCheckout: named(shop.startCheckout),
    pay: named(shop.pay),
    order: named(shop.order),
    cancelOrder: named(shop.cancelOrder),
  };
}
