import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createMemoryShopStore } from "../../src/services/storefront/shops/memory-shop-store.ts";
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
