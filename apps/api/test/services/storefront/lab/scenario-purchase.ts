import { type Scenario, scenarios } from "@almanac/storefront-fixtures";
import { expect } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";
import { lineOf, paidWith, springfield } from "../flows.ts";
import { fakeOutbound } from "../outbound/fake-outbound.ts";
import { agentProfile } from "./agents.ts";
import { openSandbox } from "./lab.ts";

const { outbound, posted } = fakeOutbound();
const app = createTestApp({ storefront: { settings: { lab: true }, outbound } });

/**
 * Delays would take real time here, so they are cut to one millisecond. Their effect is tested
 * where the clock is simulated.
 */
export const undelayedScenarios: readonly Scenario[] = scenarios().map((scenario) => ({
  ...scenario,
  rules: scenario.rules.map((rule) =>
    rule.do.kind === "delay" ? { ...rule, do: { ...rule.do, ms: 1 } } : rule,
  ),
}));

/**
 * Makes a whole purchase like a very cautious agent: it sends every step twice and never gives up.
 */
async function walk(prefix: string, variant: string) {
  let key = 0;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    key += 1;
    let last: unknown;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await app.request(`${prefix}/ucp${path}`, {
        method,
        headers: {
          "Content-Type": "application/json",
          "UCP-Agent": `profile="${agentProfile}"`,
          "Idempotency-Key": `step ${key}`,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text().catch(() => "");
      try {
        const read: unknown = JSON.parse(text);
        if (response.status < 300) last = read;
      } catch {
        // A scenario may break the JSON of an answer.
      }
    }
    return last;
  };
  const idOf = (document: unknown, name = "id"): string => {
    const record = (document ?? {}) as Record<string, unknown>;
    return typeof record[name] === "string" ? record[name] : "none";
  };
  for (let page = 0; page < 2; page += 1) {
    const first = (await call("POST", "/catalog/search", { filters: { in_stock: true } })) as
      | { pagination?: { cursor?: string } }
      | undefined;
    const cursor = first?.pagination?.cursor;
    if (cursor !== undefined) {
      await call("POST", "/catalog/search", {
        filters: { in_stock: true },
        pagination: { cursor },
      });
    }
  }
  await call("POST", "/catalog/lookup", { ids: [variant] });
  await call("POST", "/catalog/product", { id: variant });
  const line_items = [lineOf(variant, 6)];
  const discounts = { codes: ["WELCOME10", "SAVE20"] };
  const cart = await call("POST", "/carts", { line_items, discounts });
  await call("GET", `/carts/${idOf(cart)}`);
  const method = {
    type: "shipping",
    destinations: [{ id: "dest_1", ...springfield }],
    selected_destination_id: "dest_1",
  };
  const buyer = { email: "kim@shop.example" };
  const asked = { line_items, buyer, discounts, fulfillment: { methods: [method] } };
  const id = idOf(await call("POST", "/checkout-sessions", asked));
  const groups = [{ selected_option_id: "std-ship" }];
  const chosen = { ...asked, fulfillment: { methods: [{ ...method, groups }] } };
  await call("PUT", `/checkout-sessions/${id}`, chosen);
  await call("GET", `/checkout-sessions/${id}`);
  await call("POST", `/checkout-sessions/${id}/complete`, paidWith("success_token"));
  await call("POST", `/checkout-sessions/${id}/complete`, paidWith("success_token"));
  const done = (await call("GET", `/checkout-sessions/${id}`)) as { order?: unknown } | undefined;
  await call("GET", `/orders/${idOf(done?.order)}`);
}

/** Expects that the scenario has its effect on a purchase and breaks nothing else. */
export async function expectMark(scenario: Scenario): Promise<void> {
  const webhook_url = `https://agent.example/${scenario.id}`;
  const sandbox = await openSandbox(app, { scenario, webhook_url });
  await walk(sandbox.prefix, sandbox.variant("one_variant"));
  for (let step = 0; step < 5; step += 1) {
    await sandbox.lab("POST", "/clock", { advance: "P1D" });
    await app.request(`${sandbox.prefix}/v1/products`);
  }
  const text = String(await sandbox.lab("GET", "/transcript"));
  const entries = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { rules_fired: string[]; response: { status: number } });
  const announced = posted.filter(({ url }) => url === webhook_url);
  if (scenario.rules.every((rule) => rule.do.kind === "webhook")) {
    // The effect of a webhook rule is visible only in the webhooks themselves.
    expect(announced.length).toBeGreaterThan(0);
  } else {
    const fired = entries.flatMap(({ rules_fired }) => rules_fired);
    expect(
      fired.some((rule) => rule.startsWith(scenario.id)),
      fired.join(),
    ).toBe(true);
  }
  // At most one order, however often the agent has asked for it.
  const { orders } = (await sandbox.lab("GET", "/orders")) as { orders: object[] };
  expect(orders.length).toBeLessThanOrEqual(1);
  // Only a rule of the scenario may answer 500.
  for (const { response, rules_fired } of entries) {
    if (response.status === 500) expect(rules_fired).not.toEqual([]);
  }
}
