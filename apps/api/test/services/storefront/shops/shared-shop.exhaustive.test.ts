import { expect, test } from "vitest";
import {
  createStoredShopStore,
  tombstones,
} from "../../../../src/services/storefront/shops/shop-store.ts";
import { cartsPerAddress, openPublicShop } from "./public-shop.ts";

const publicShop = "owner:public";

test("an address that keeps creating carts evicts only its own carts", async () => {
  const { createCart, hasCart, store } = await openPublicShop();
  const mine = await createCart("198.51.100.1");
  const first = await createCart("203.0.113.9");
  const evicted = tombstones.keptVersions + 2 * tombstones.purgeEvery;
  for (let count = 1; count < cartsPerAddress + evicted; count += 1)
    await createCart("203.0.113.9");
  expect(await hasCart("198.51.100.1", mine)).toBe(true);
  expect(await hasCart("203.0.113.9", first)).toBe(false);
  const rows = await store.database
    .selectFrom("shop_rows")
    .select(["name", "value"])
    .where("shop", "=", publicShop)
    .execute();
  const gone = rows.filter(({ value }) => value === null);
  expect(gone.length).toBeLessThanOrEqual(tombstones.keptVersions + tombstones.purgeEvery);
  expect(rows.filter(({ name, value }) => name === "cart" && value !== null)).toHaveLength(
    cartsPerAddress + 1,
  );
  // A start reads only existing rows, and no tombstones.
  const { result } = await createStoredShopStore(store).turn(publicShop, 0, (all) => ({
    result: all.length,
    writes: [],
  }));
  expect(result).toBeLessThan(cartsPerAddress + 10);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.9");
});
