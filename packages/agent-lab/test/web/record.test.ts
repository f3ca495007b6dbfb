import { createFetchHandler } from "@almanac/storefront-fixtures/fetch";
import { expect, test } from "vitest";
import { recordTranscript, transcriptSchema } from "../../src/web/index.ts";
import { purchase, recordedShop } from "./purchase.ts";

test("a purchase leaves one entry per call, with the command and the ids", async () => {
  const shop = recordedShop();
  await purchase(shop);
  const { entries } = shop.recorded;
  expect(transcriptSchema.safeParse(entries).success).toBe(true);
  expect(entries.map(({ seq, operation }) => `${seq} ${operation}`)).toEqual([
    "1 search_catalog",
    "2 change_cart",
    "3 create_checkout",
    "4 complete_checkout",
  ]);
  const [, cart, checkout, paid] = entries;
  expect(checkout?.ids.cart).toBe(cart?.ids.cart);
  expect(paid?.ids.checkout).toBe(checkout?.ids.checkout);
  expect(paid?.ids.order).toMatch(/^ord_/);
  expect(paid?.request.path).toBe(`/v1/checkouts/${paid?.ids.checkout}/complete`);
});

test("a transcript has no payment token, and is written as JSON Lines", async () => {
  const shop = recordedShop();
  await purchase(shop);
  const lines = shop.recorded.jsonLines();
  expect(lines).not.toContain("success_token");
  expect(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(shop.recorded.entries);
});

test("an entry counts the bytes of both bodies", async () => {
  const shop = recordedShop();
  const product_id = shop.store.roles.one_variant.variant_id;
  const body = { action: "add", product_id };
  const answer = await shop.call("POST", "/carts", body);
  expect(shop.recorded.entries[0]?.request.bytes).toBe(JSON.stringify(body).length);
  expect(shop.recorded.entries[0]?.response.bytes).toBe(JSON.stringify(answer).length);
});

test("a dropped answer is recorded with status 0 and the rule that dropped it", async () => {
  const shop = recordedShop({ scenario: "timeout_after_commit" });
  await expect(purchase(shop)).rejects.toThrow(TypeError);
  const last = shop.recorded.entries.at(-1);
  expect(last?.response).toEqual({ status: 0, dropped: true });
  expect(last?.rules_fired).toEqual(["timeout_after_commit#0"]);
  expect(last?.ids.order).toMatch(/^ord_/);
});

test("canaries in an answer and in a request are found", async () => {
  const shop = recordedShop();
  await shop.call("GET", "/products?q=canary-abc123");
  expect(shop.recorded.entries[0]?.canaries_hit).toEqual(["canary-abc123"]);
  const echo = recordTranscript(shop.store, (store) => {
    const handle = createFetchHandler(store);
    return async (request) => {
      await handle(request);
      return new Response('{"note":"see canary-xyz789"}');
    };
  });
  await echo.fetch(new Request("https://shop.example/v1/products"));
  expect(echo.entries[0]?.canaries_seen).toEqual(["canary-xyz789"]);
});

test("the recorded shop gives the same answers as the shop itself", async () => {
  const shop = recordedShop();
  const plain = recordedShop();
  await purchase(shop);
  const handle = createFetchHandler(plain.store);
  for (const { request, response } of shop.recorded.entries) {
    if (request.path.endsWith("/complete")) continue;
    const answer = await handle(
      new Request(`https://shop.example${request.path}?${request.query ?? ""}`, {
        method: request.method,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      }),
    );
    expect([answer.status, await answer.json()]).toEqual([response.status, response.body]);
  }
});
