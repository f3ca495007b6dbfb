import type { ShopStore } from "./shop-store.ts";

/**
 * Lets one turn at a shop ask the store at a time. Turns at one shop wait for each other's lock in any case; in the store
 * each of them would hold a database connection meanwhile, and strangers at the public shop could take all of them.
 */
export function oneTurnAtATime(shops: ShopStore): ShopStore {
  const last = new Map<string, Promise<unknown>>();
  return {
    ...shops,
    turn(shopId, since, work) {
      const before = last.get(shopId) ?? Promise.resolve();
      const turn = before.then(() => shops.turn(shopId, since, work));
      const settled = turn
        .catch(() => {})
        .then(() => {
          if (last.get(shopId) === settled) last.delete(shopId);
        });
      last.set(shopId, settled);
      return turn;
    },
  };
}
