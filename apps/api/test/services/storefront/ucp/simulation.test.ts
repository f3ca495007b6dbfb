import { ucpVersions } from "@almanac/storefront-fixtures/ucp/server";
import { expect, test } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";
import { paidWith, readyCheckout } from "../flows.ts";
import { agentProfile, at, idOf, restAgent } from "../lab/agents.ts";
import { openSandbox } from "../lab/lab.ts";
import { fakeOutbound } from "../outbound/fake-outbound.ts";

const simulationSecret = "only the test knows";
const { outbound, posted } = fakeOutbound({}, []);
const settings = { lab: true, simulationSecret };
const app = createTestApp({ storefront: { settings, outbound } });

/** Sends the request of the public conformance suite. */
const ship = (path: string, secret?: string, on = app) =>
  on.request(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "UCP-Agent": `profile="${agentProfile}"`,
      "Idempotency-Key": crypto.randomUUID(),
      ...(secret === undefined ? {} : { "Simulation-Secret": secret }),
    },
  });

test.for(ucpVersions)(
  "an order of %s is shipped, and its agent gets a webhook",
  async (version) => {
    const sandbox = await openSandbox(app, { webhook_url: "https://agent.example/hook" });
    const agent = restAgent(app, version, sandbox.prefix);
    const id = idOf(await readyCheckout(agent, sandbox.variant("one_variant")));
    const done = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
    const orderId = at<string>(done.body, "order", "id");
    const path = `${sandbox.prefix}/testing/simulate-shipping/${orderId}`;
    for (const secret of [undefined, "", "for-sure-incorrect-secret", `${simulationSecret}x`]) {
      const refused = await ship(path, secret);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "forbidden" });
    }
    const untouched = await agent.call("get_order", { id: orderId });
    expect(at(untouched.body, "fulfillment", "events")).toEqual([]);
    posted.length = 0;
    for (let time = 0; time < 2; time += 1) {
      const shipped = await ship(path, simulationSecret);
      expect([shipped.status, await shipped.json()]).toEqual([
        200,
        { order_id: orderId, status: "shipped" },
      ]);
    }
    const order = await agent.call("get_order", { id: orderId });
    const types = at<{ type: string }[]>(order.body, "fulfillment", "events").map(
      ({ type }) => type,
    );
    expect(types).toEqual(["processing", "shipped"]);
    await sandbox.lab("POST", "/clock", { advance: "PT1S" });
    const postedTypes = posted.map(({ body }) => JSON.parse(body).fulfillment.events.at(-1)?.type);
    expect(postedTypes).toEqual(expect.arrayContaining(["processing", "shipped"]));
  },
);

test("ships orders of the default shop, and answers 404 to an unknown order only if the secret is right", async () => {
  const agent = restAgent(app, "2026-04-08");
  const page = await agent.call("search_catalog", { body: { filters: { in_stock: true } } });
  const variant = at<string>(page.body, "products", 0, "variants", 0, "id");
  const id = idOf(await readyCheckout(agent, variant));
  const done = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
  const orderId = at<string>(done.body, "order", "id");
  const path = "/testing/simulate-shipping";
  expect((await ship(`${path}/${orderId}`, simulationSecret)).status).toBe(200);
  expect((await ship(`${path}/test-order-security`)).status).toBe(403);
  const unknown = await ship(`${path}/test-order-security`, simulationSecret);
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: "order_not_found" }]);
});

test("refuses to ship a canceled order", async () => {
  const sandbox = await openSandbox(app);
  const agent = restAgent(app, "2026-04-08", sandbox.prefix);
  const id = idOf(await readyCheckout(agent, sandbox.variant("one_variant")));
  const done = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
  const orderId = at<string>(done.body, "order", "id");
  await sandbox.lab("POST", `/orders/${orderId}/cancel`);
  const path = `${sandbox.prefix}/testing/simulate-shipping/${orderId}`;
  expect((await ship(path, simulationSecret)).status).toBe(409);
});

test("the path does not exist if no secret is set", async () => {
  const closed = createTestApp({ storefront: { settings: { lab: true } } });
  for (const secret of [undefined, "", "undefined"]) {
    const answer = await ship("/testing/simulate-shipping/ord_x", secret, closed);
    expect(answer.status).toBe(404);
  }
});
