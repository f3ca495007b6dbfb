import { createStore as createShop } from "@almanac/storefront-fixtures";
import { expect, test } from "vitest";
import { createTestPlatform } from "../../../create-test-platform.ts";
import { cartsPerAddress, openPublicShop } from "./public-shop.ts";

// shared-shop.exhaustive.test.ts creates carts from one address until the limit is exceeded.
test("a cart of the public shop is removed after a day without use", async () => {
  const { createCart, hasCart, clock } = await openPublicShop();
  const cart = await createCart("198.51.100.1");
  clock.at += 24 * 3_600_000 - 1;
  expect(await hasCart("198.51.100.1", cart)).toBe(true);
  clock.at += 1;
  expect(await hasCart("198.51.100.1", cart)).toBe(false);
});

test("the limit of carts per address does not apply to an owner of keys", async () => {
  const { app, issue } = await createTestPlatform({
    unlimited: true,
    tiers: { free: { requestsPerMinute: null, requestsPerMonth: null } },
  });
  const { key } = await issue();
  const product_id = createShop().roles.one_variant?.product_id;
  const headers = { "Content-Type": "application/json", "X-API-Key": key };
  const body = JSON.stringify({ action: "add", product_id });
  const ids: string[] = [];
  for (let count = 0; count <= cartsPerAddress; count += 1) {
    const response = await app.request("/v1/carts", { method: "POST", headers, body });
    ids.push(((await response.json()) as { cart_id: string }).cart_id);
  }
  expect((await app.request(`/v1/carts/${ids[0]}`, { headers })).status).toBe(200);
});
