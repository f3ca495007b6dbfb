import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import { createStore, type ProductPage } from "../../src/index.ts";
import { mswHandlers } from "../../src/web/msw.ts";
import { playwrightRoute, type RouteLike } from "../../src/web/playwright.ts";
import { storeTest } from "../../src/web/vitest.ts";

const origin = "https://shop.example";

test("MSW answers fetch from the shop", async () => {
  const store = createStore({ seed: 42 });
  const server = setupServer(...mswHandlers(store, { origin }));
  server.listen();
  try {
    const page = (await (await fetch(`${origin}/v1/products?limit=2`)).json()) as ProductPage;
    expect(page).toEqual(store.listProducts({ limit: 2 }));
    const body = JSON.stringify({ action: "add", product_id: store.roles.one_variant?.variant_id });
    expect((await fetch(`${origin}/v1/carts`, { method: "POST", body })).status).toBe(201);
    const picture = await fetch(
      origin + (store.getProduct(store.roles.one_variant?.variant_id).image_url ?? ""),
    );
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    const drop = { id: "d", description: "Drops.", rules: [{ when: {}, do: { kind: "drop" } }] };
    store.execute({ type: "set_scenario", scenario: drop });
    await expect(fetch(`${origin}/v1/products`)).rejects.toThrow(TypeError);
  } finally {
    server.close();
  }
});

const seen: string[] = [];

storeTest.describe("storeTest", () => {
  storeTest("gives each test a separate shop", async ({ store, shopFetch }) => {
    const page = (await (
      await shopFetch(new Request(`${origin}/v1/products?limit=1`))
    ).json()) as ProductPage;
    expect(page.total_count).toBe(store.productCount);
    seen.push(store.execute({ type: "create_cart" }).id);
  });

  storeTest("does not share the shop of the previous test", ({ store }) => {
    expect(store.execute({ type: "create_cart" }).id).toBe(seen[0]);
  });
});

const tinyTest = storeTest.extend({ storeOptions: { size: "tiny", scenario: "http_500_once" } });

tinyTest("storeTest takes options", async ({ store, shopFetch }) => {
  expect(store.productCount).toBe(12);
  expect((await shopFetch(new Request(`${origin}/v1/products`))).status).toBe(500);
});

/** A route as Playwright passes it, and how it was handled. */
function route(method: string, path: string, body: string | null = null) {
  const fate: { status?: number; body?: string; aborted?: string } = {};
  const like: RouteLike = {
    request: () => ({
      url: () => origin + path,
      method: () => method,
      headers: () => ({}),
      postData: () => body,
    }),
    fulfill: async (response) =>
      void Object.assign(fate, { status: response.status, body: response.body }),
    abort: async (code) => void Object.assign(fate, { aborted: code }),
  };
  return { like, fate };
}

test("a Playwright route is answered from the shop, or aborted", async () => {
  const store = createStore({ seed: 42, scenario: "timeout_after_commit" });
  const answer = playwrightRoute(store);
  const add = JSON.stringify({ action: "add", product_id: store.roles.digital?.variant_id });
  const made = route("POST", "/v1/carts", add);
  await answer(made.like);
  expect(made.fate.status).toBe(201);
  const { cart_id } = JSON.parse(made.fate.body ?? "") as { cart_id: string };
  const started = store.startCheckout(cart_id, { email: "a@shop.example" });
  const pay = route(
    "POST",
    `/v1/checkouts/${started.checkout_id}/complete`,
    '{"payment_token":"success_token"}',
  );
  await answer(pay.like);
  expect(pay.fate).toEqual({ aborted: "connectionreset" });
  expect(store.execute({ type: "list_orders" }).orders.length).toBe(1);
});
