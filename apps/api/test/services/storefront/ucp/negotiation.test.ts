import { createStore } from "@almanac/storefront-fixtures";
import { createNegotiate } from "@almanac/storefront-fixtures/ucp/server";
import { expect, test } from "vitest";
import {
  type Outbound,
  OutboundFailure,
} from "../../../../src/services/storefront/outbound/outbound.ts";
import { createTestApp } from "../../../create-test-app.ts";
import { lineOf, paidWith, readyCheckout } from "../flows.ts";
import { agentProfile, at, codesOf, restAgent } from "../lab/agents.ts";
import { fakeOutbound } from "../outbound/fake-outbound.ts";

const one = createStore().roles.one_variant?.variant_id ?? "";
const entry = (extra: object = {}) => [{ version: "2026-04-08", ...extra }];
const shopping = (names: readonly string[], version = "2026-04-08") =>
  JSON.stringify({
    ucp: {
      version,
      services: {},
      payment_handlers: {},
      capabilities: Object.fromEntries(names.map((name) => [`dev.ucp.shopping.${name}`, entry()])),
    },
  });

function appFor(body: string | undefined, status = 200) {
  const world = fakeOutbound(body === undefined ? {} : { [agentProfile]: { status, body } });
  const app = createTestApp({
    storefront: { settings: { negotiation: "fetch" }, outbound: world.outbound },
  });
  return { ...world, app, agent: restAgent(app, "2026-04-08") };
}

test("an answer contains only capabilities that both sides have", async () => {
  const { agent, asked } = appFor(shopping(["checkout", "fulfillment", "cart"]));
  const { body } = await agent.call("create_checkout", { body: { line_items: [lineOf(one)] } });
  expect(Object.keys(at(body, "ucp", "capabilities"))).toEqual([
    "dev.ucp.shopping.checkout",
    "dev.ucp.shopping.fulfillment",
  ]);
  expect(body.fulfillment).toBeDefined();
  expect(body.discounts).toBeUndefined();
  await agent.call("get_checkout", { id: at<string>(body, "id") });
  expect(asked).toHaveLength(1);
});

test("an extension is removed with its last parent", async () => {
  const { agent } = appFor(shopping(["cart", "discount", "fulfillment"]));
  const { body } = await agent.call("create_cart", { body: { line_items: [lineOf(one)] } });
  expect(Object.keys(at(body, "ucp", "capabilities"))).toEqual([
    "dev.ucp.shopping.cart",
    "dev.ucp.shopping.discount",
  ]);
});

test("an operation without a shared capability is refused in the envelope", async () => {
  const { agent } = appFor(shopping(["catalog.search"]));
  const answer = await agent.call("create_cart", { body: { line_items: [lineOf(one)] } });
  expect(answer.status).toBe(200);
  expect(at(answer.body, "ucp", "status")).toBe("error");
  expect(codesOf(answer)).toEqual(["capabilities_incompatible"]);
});

test.for([
  ["its server does not answer", undefined, 200, 424, "profile_unreachable"],
  ["its server answers 404", "{}", 404, 424, "profile_unreachable"],
  ["its server redirects", "", 302, 424, "profile_unreachable"],
  ["it is not JSON", "<html>", 200, 422, "profile_malformed"],
  ["it has no ucp member", '{"capabilities":[]}', 200, 422, "profile_malformed"],
  ["its version is unknown", shopping(["cart"], "2026-01-11"), 200, 422, "version_unsupported"],
  ["its version is newer", shopping(["cart"], "2031-01-01"), 200, 422, "version_unsupported"],
] as const)(
  "refuses an agent because of its profile: %s",
  async ([, body, served, status, code]) => {
    const { agent } = appFor(body, served);
    const answer = await agent.call("search_catalog", { body: { query: "pan" } });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(answer.body)).not.toMatch(/✖|Invalid input/);
  },
);

test("gives the same answer for every unreachable profile, and quotes nothing of a profile", async () => {
  const secret = "shibboleth";
  const search = async (body: string | undefined, status = 200) => {
    const { agent } = appFor(body, status);
    const answer = await agent.call("search_catalog", { body: { query: "pan" } });
    expect(JSON.stringify(answer.body)).not.toContain(secret);
    return answer.body;
  };
  const unreachable = [
    await search(undefined),
    await search(secret, 404),
    await search(secret, 302),
    await search(secret, 500),
  ];
  for (const body of unreachable) expect(body).toEqual(unreachable[0]);
  const malformed = [
    await search(`<${secret}>`),
    await search("[]"),
    await search(JSON.stringify({ ucp: { version: secret } })),
    await search(JSON.stringify({ ucp: { version: "2026-04-08", capabilities: { [secret]: 7 } } })),
  ];
  for (const body of malformed) expect(body).toEqual(malformed[0]);
  const newer = await search(shopping(["cart"], "2031-01-01"));
  expect(JSON.stringify(newer)).not.toContain("2031");
});

test("fetches a profile once at a time; callers that arrive meanwhile share the answer", async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const outbound: Outbound = {
    ...fakeOutbound().outbound,
    async get(url) {
      asked.push(url);
      await gate;
      return { status: 200, headers: {}, body: shopping(["cart"]) };
    },
  };
  const negotiate = createNegotiate("fetch", outbound.get, () => 0);
  const agents = ["", "", "#one", "#two"].map((fragment) =>
    negotiate(`${agentProfile}${fragment}`, "2026-04-08"),
  );
  expect(asked).toEqual([agentProfile]);
  release();
  for (const { capabilities } of await Promise.all(agents)) {
    expect([...capabilities]).toEqual(["cart"]);
  }
  await negotiate(agentProfile, "2026-04-08");
  expect(asked).toHaveLength(1);
});

test("does not reuse a failed fetch for later callers", async () => {
  let isUp = false;
  const asked: string[] = [];
  const outbound: Outbound = {
    ...fakeOutbound().outbound,
    async get(url) {
      asked.push(url);
      if (!isUp) throw new OutboundFailure();
      return { status: 200, headers: {}, body: shopping(["cart"]) };
    },
  };
  const negotiate = createNegotiate("fetch", outbound.get, () => 0);
  await expect(negotiate(agentProfile, "2026-04-08")).rejects.toMatchObject({ status: 424 });
  isUp = true;
  await expect(negotiate(agentProfile, "2026-04-08")).resolves.toBeDefined();
  expect(asked).toHaveLength(2);
});

test("sends order webhooks to the address in the agent's profile", async () => {
  const profile = JSON.parse(shopping(["checkout", "fulfillment", "order"])) as {
    ucp: { capabilities: Record<string, object[]> };
  };
  const webhook_url = "https://agent.example/hooks";
  profile.ucp.capabilities["dev.ucp.shopping.order"] = entry({ config: { webhook_url } });
  const { agent, posted } = appFor(JSON.stringify(profile));
  const ready = await readyCheckout(agent, one);
  const id = at<string>(ready.body, "id");
  await agent.call("complete_checkout", { id, body: paidWith("success_token") });
  await expect.poll(() => posted.map(({ url }) => url)).toEqual([webhook_url]);
});
