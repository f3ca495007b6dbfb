import { existsSync, writeFileSync } from "node:fs";
import { canonicalJson, createStore } from "@almanac/storefront-fixtures";
import type { AccessOptions, ShopAccess } from "./shop-access.ts";
import { readJson, storeOptions } from "./store-options.ts";

/** Opens a shop in this process. With a state file, the shop continues from the state that the previous call saved. */
export function openLocalShop({ state, ...options }: Omit<AccessOptions, "url">): ShopAccess {
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
