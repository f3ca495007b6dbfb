import { readFileSync } from "node:fs";
import { createStore } from "@almanac/storefront-fixtures";
import {
  cartActionSchema,
  checkoutRequestSchema,
  completeRequestSchema,
} from "@almanac/storefront-fixtures/schema";
import { expect, test } from "vitest";
import type * as z from "zod";
import { createStorefront } from "../../../src/services/storefront.ts";
import { createTestApp } from "../../create-test-app.ts";

const guide = readFileSync(new URL("../../../../../docs/storefront.md", import.meta.url), "utf8");
const json = { "Content-Type": "application/json" };

/** The parts of an answer that the examples use. */
interface Answer {
  readonly products?: readonly object[];
  readonly cart_id?: string;
  readonly checkout_id?: string;
  readonly order_id?: string;
}

test("the product for which the agent of docs/storefront.md searches exists", () => {
  const [, seed, word] =
    /createStore\(\{ seed: (\d+) \}\)[\s\S]*?\/products\?q=(\w+)/.exec(guide) ?? [];
  const page = createStore({ seed: Number(seed) }).listProducts({ q: word, in_stock: "true" });
  expect(page.total_count).toBeGreaterThan(0);
});

test("the example request of the service finds products", async () => {
  const { example } = createStorefront({ now: Date.now });
  const answer = (await (await createTestApp().request(example.path)).json()) as Answer;
  expect(answer.products?.length).toBeGreaterThan(0);
});

test("the examples in the OpenAPI document lead to an order", async () => {
  const app = createTestApp();
  const send = async (path: string, schema: z.ZodType): Promise<Answer> => {
    const { examples = [] } = schema.meta() ?? {};
    const body = JSON.stringify((examples as readonly object[])[0]);
    const response = await app.request(path, { method: "POST", headers: json, body });
    const answer = (await response.json()) as Answer;
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  };
  const { cart_id } = await send("/v1/carts", cartActionSchema);
  const { checkout_id } = await send(`/v1/carts/${cart_id}/checkout`, checkoutRequestSchema);
  const paid = await send(`/v1/checkouts/${checkout_id}/complete`, completeRequestSchema);
  expect(paid.order_id).toMatch(/^ord_/);
});
