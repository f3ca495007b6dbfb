import type { ShopStore } from "./shop-store.ts";

/**
 * Allows only one turn per shop in the store at a time. Turns at one shop wait for each other's lock anyway. In the
 * store each waiting turn would hold a database connection, so strangers at the public shop could take all connections.
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
