import { expect, test } from "vitest";
import { createTestPlatform } from "../../../create-test-platform.ts";

/** An app whose shops are separated as on the server. */
async function openShops() {
  const instance = await createTestPlatform();
  const call = async (method: string, path: string, key?: string, body?: unknown) => {
    const response = await instance.app.request(path, {
      method,
      headers: {
        "Content-Type": "application/json",
        "UCP-Agent": 'profile="https://agent.example/profile.json"',
        ...(key === undefined ? {} : { "X-API-Key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { ...instance, call };
}

test("each owner of keys has a separate shop, and callers without a key share another one", async () => {
  const { call, issue } = await openShops();
  const { key } = await issue({ owner: "acme" });
  const { key: sibling } = await issue({ owner: "acme" });
  const { key: foreign } = await issue({ owner: "other" });
  const { body: page } = await call("GET", "/v1/products?in_stock=true&limit=50", key);
  const products = page.products as {
    id: string;
    variants: { id: string; available: boolean }[];
  }[];
  const variant = products.flatMap(({ variants }) => variants).find(({ available }) => available);
  const add = { action: "add", product_id: variant?.id, quantity: 1 };
  const { status, body: cart } = await call("POST", "/v1/carts", key, add);
  expect(status).toBe(201);
  const path = `/v1/carts/${cart.cart_id}`;
  expect((await call("GET", path, sibling)).body).toEqual(cart);
  expect((await call("GET", path, foreign)).status).toBe(404);
  expect((await call("DELETE", path, foreign)).status).toBe(404);
  const open = `/ucp/carts/${cart.cart_id}`;
  expect((await call("GET", open, key)).status).toBe(200);
  expect((await call("GET", open, foreign)).body.id).toBeUndefined();
  expect((await call("GET", open)).body.id).toBeUndefined();
});

test("an invalid key gives access to no shop, not even the public one", async () => {
  const { call } = await openShops();
  expect((await call("GET", "/ucp/carts/none", "bogus")).status).toBe(401);
});
