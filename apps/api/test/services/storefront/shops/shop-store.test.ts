import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createMemoryShopStore } from "../../../../src/services/storefront/shops/memory-shop-store.ts";
import { oneTurnAtATime } from "../../../../src/services/storefront/shops/shop-store.ts";
import { openSharedShops, type SharedShops } from "./open-shared-shops.ts";
import { describeShopStore } from "./shop-store-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "shops-"));
const opened: SharedShops[] = [];
let files = 0;

afterAll(async () => {
  await Promise.all(opened.map((handle) => handle.close()));
  rmSync(folder, { recursive: true });
});

describeShopStore("memory", async () => {
  const store = createMemoryShopStore();
  return [store, store];
});

describeShopStore("sqlite", async () => {
  files += 1;
  const handle = await openSharedShops(join(folder, `${files}.sqlite`));
  opened.push(handle);
  return handle.shops;
});

describeShopStore("one turn at a time", async () => {
  const store = oneTurnAtATime(createMemoryShopStore());
  return [store, store];
});

test("turns at one shop reach the store one at a time, and do not delay other shops", async () => {
  const memory = createMemoryShopStore();
  const running = new Map<string, number>();
  let most = 0;
  let served = 0;
  const shops = oneTurnAtATime({
    ...memory,
    async turn(shopId, since, work) {
      running.set(shopId, (running.get(shopId) ?? 0) + 1);
      most = Math.max(most, running.get(shopId) ?? 0);
      await setImmediate();
      try {
        return await memory.turn(shopId, since, work);
      } finally {
        running.set(shopId, (running.get(shopId) ?? 0) - 1);
      }
    },
  });
  const fails = shops.turn("public", 0, () => {
    throw new Error("once");
  });
  const turns = Array.from({ length: 50 }, () =>
    shops.turn("public", 0, () => {
      served += 1;
      return { result: undefined, writes: [] };
    }),
  );
  await shops.turn("acme", 0, () => ({ result: undefined, writes: [] }));
  expect(served).toBeLessThan(50);
  await expect(fails).rejects.toThrow("once");
  await Promise.all(turns);
  expect([served, most]).toEqual([50, 1]);
});
