import { existsSync, writeFileSync } from "node:fs";
import { canonicalJson, createStore } from "@almanac/storefront-fixtures";
import { refuse } from "../../errors/almanac-error.ts";
import type { Io } from "../../io.ts";
import { inOptions, readJson, storeOptions } from "./options.ts";
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

/** Opens a shop in this process. With a state file, the shop continues from the state that the previous call saved. */
function openLocalShop({ state, ...options }: Omit<AccessOptions, "url">): ShopAccess {
  const store = createStore(storeOptions(options));
  if (state !== undefined && existsSync(state)) store.restore(readJson(state, "--state"));
  const kept = async <Answer>(answer: Answer): Promise<Answer> => {
    if (state !== undefined) writeFileSync(state, `${canonicalJson(store.snapshot())}\n`);
    return answer;
  };
  return {
    products: async (query) => store.listProducts(query),
    changeCart: async (request) => await kept(store.changeCart(request)),
    cart: async (id) => store.getCart(id),
    clearCart: async (id) => await kept(store.clearCart(id)),
    startCheckout: async (cartId, request) => await kept(store.startCheckout(cartId, request)),
    pay: async (checkoutId, token) =>
      await kept(store.completeCheckout(checkoutId, { payment_token: token })),
    order: async (id) => store.getOrder(id),
    cancelOrder: async (id, request) => await kept(store.cancelOrder(id, request)),
  };
}
