import { createStore as createShop } from "@almanac/storefront-fixtures";
import { expect, test } from "vitest";
import { tombstones } from "../../../src/services/storefront/shops/shop-store.ts";
import { createStoredShopStore } from "../../../src/services/storefront/shops/stored-shop-store.ts";
import { createTestPlatform } from "../../create-test-platform.ts";
import { agentProfile } from "./agents.ts";

/** Carts of the public shop that one address can have. */
const share = 1_000;
const publicShop = "owner:public";

async function openShop() {
  const instance = await createTestPlatform({ unlimited: true });
  const headers = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };
  const product = createShop().roles.one_variant?.product_id;
  const body = JSON.stringify({ line_items: [{ item: { id: product }, quantity: 1 }] });
  const call = async (address: string, method: string, path: string, sent?: string) => {
    const incoming = { socket: { remoteAddress: address }, headers };
    const response = await instance.app.request(
      path,
      { method, headers, ...(sent === undefined ? {} : { body: sent }) },
      { incoming },
    );
    return (await response.json()) as { readonly id?: string };
  };
  return {
    ...instance,
    createCart: async (address: string) => (await call(address, "POST", "/ucp/carts", body)).id,
    hasCart: async (address: string, id: string | undefined) =>
      (await call(address, "GET", `/ucp/carts/${id}`)).id === id,
  };
}

test("an address that makes carts without end empties nobody's but its own", async () => {
  const { createCart, hasCart, store } = await openShop();
  const mine = await createCart("198.51.100.1");
  const first = await createCart("203.0.113.9");
  const evicted = tombstones.keptVersions + 2 * tombstones.purgeEvery;
  for (let count = 1; count < share + evicted; count += 1) await createCart("203.0.113.9");
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
    share + 1,
  );
  // A start reads what there is, and nothing of what is gone.
  const { result } = await createStoredShopStore(store).turn(publicShop, 0, (all) => ({
    result: all.length,
    writes: [],
  }));
  expect(result).toBeLessThan(share + 10);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.9");
});

test("a cart of the public shop that is idle for a day is gone", async () => {
  const { createCart, hasCart, clock } = await openShop();
  const cart = await createCart("198.51.100.1");
  clock.at += 24 * 3_600_000 - 1;
  expect(await hasCart("198.51.100.1", cart)).toBe(true);
  clock.at += 1;
  expect(await hasCart("198.51.100.1", cart)).toBe(false);
});

test("an owner of keys has the whole of a shop", async () => {
  const { app, issue } = await createTestPlatform({
    unlimited: true,
    tiers: { free: { requestsPerMinute: null, requestsPerMonth: null } },
  });
  const { key } = await issue();
  const product_id = createShop().roles.one_variant?.product_id;
  const headers = { "Content-Type": "application/json", "X-API-Key": key };
  const body = JSON.stringify({ action: "add", product_id });
  const ids: string[] = [];
  for (let count = 0; count <= share; count += 1) {
    const response = await app.request("/v1/carts", { method: "POST", headers, body });
    ids.push(((await response.json()) as { cart_id: string }).cart_id);
  }
  expect((await app.request(`/v1/carts/${ids[0]}`, { headers })).status).toBe(200);
});
