import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createStore } from "@almanac/storefront-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutbound } from "../../src/services/storefront/outbound/outbound.ts";
import { createIsVetted } from "../../src/services/storefront/outbound/vetted-addresses.ts";
import { createTestApp } from "../create-test-app.ts";
import { agentProfile, at, codesOf, restAgent } from "./agents.ts";
import { fakeOutbound } from "./fake-outbound.ts";
import { lineOf, paidWith, readyCheckout } from "./flows.ts";

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

test("only what both sides can do is in an answer", async () => {
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

test("an extension goes with its last parent", async () => {
  const { agent } = appFor(shopping(["cart", "discount", "fulfillment"]));
  const { body } = await agent.call("create_cart", { body: { line_items: [lineOf(one)] } });
  expect(Object.keys(at(body, "ucp", "capabilities"))).toEqual([
    "dev.ucp.shopping.cart",
    "dev.ucp.shopping.discount",
  ]);
});

test("nothing in common for an operation: told in the envelope", async () => {
  const { agent } = appFor(shopping(["catalog.search"]));
  const answer = await agent.call("create_cart", { body: { line_items: [lineOf(one)] } });
  expect(answer.status).toBe(200);
  expect(at(answer.body, "ucp", "status")).toBe("error");
  expect(codesOf(answer)).toEqual(["capabilities_incompatible"]);
});

test.for([
  ["no answer", undefined, 200, 424, "profile_unreachable"],
  ["a refusal", "{}", 404, 424, "profile_unreachable"],
  ["a redirect", "", 302, 424, "profile_unreachable"],
  ["no JSON", "<html>", 200, 422, "profile_malformed"],
  ["no profile", '{"capabilities":[]}', 200, 422, "profile_malformed"],
  ["a version to come", shopping(["cart"], "2031-01-01"), 200, 422, "version_unsupported"],
] as const)("%s", async ([, body, served, status, code]) => {
  const { agent } = appFor(body, served);
  const answer = await agent.call("search_catalog", { body: { query: "pan" } });
  expect(answer).toMatchObject({ status, body: { code } });
  expect(JSON.stringify(answer.body)).not.toMatch(/✖|Invalid input/);
});

test("the profile says where orders are announced", async () => {
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

describe("addresses that strangers name", () => {
  const vetted = createIsVetted([]);
  test.for([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "ff02::1",
  ])("%s is not called", (address) => expect(vetted(address, address)).toBe(false));

  test.for(["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])(
    "%s is called",
    (address) => expect(vetted(address, address)).toBe(true),
  );

  test("what the setting allows is called", () => {
    const open = createIsVetted(["127.0.0.0/8", "::1", "*.agents.example"]);
    expect(open("127.0.0.1", "localhost")).toBe(true);
    expect(open("::1", "localhost")).toBe(true);
    expect(open("10.0.0.1", "a.agents.example")).toBe(true);
    expect(open("10.0.0.1", "evilagents.example")).toBe(false);
    expect(open("10.0.0.1", "localhost")).toBe(false);
  });
});

describe("on the wire", () => {
  const server = createServer((request, response) => {
    if (request.url === "/away") response.writeHead(302, { Location: "/profile" }).end();
    else if (request.url === "/large") response.end("x".repeat(70_000));
    else response.end(`${request.method} ${request.headers["x-test"] ?? ""}`);
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("loopback is refused by address and by name, unless it is allowed", async () => {
    const closed = createOutbound([]);
    await expect(closed.get(origin)).rejects.toThrow("forbid");
    await expect(closed.get(origin.replace("127.0.0.1", "localhost"))).rejects.toThrow("forbid");
    await expect(closed.get("file:///etc/passwd")).rejects.toThrow("http");
    const open = createOutbound(["127.0.0.0/8"]);
    expect(await open.get(`${origin}/profile`)).toMatchObject({ status: 200, body: "GET " });
    const byName = origin.replace("127.0.0.1", "localhost");
    expect((await open.post(byName, { "x-test": "7" }, "{}")).body).toBe("POST 7");
  });

  test("no redirect is followed, and no endless answer read", async () => {
    const open = createOutbound(["127.0.0.0/8"]);
    expect((await open.get(`${origin}/away`)).status).toBe(302);
    await expect(open.get(`${origin}/large`)).rejects.toThrow("bytes");
  });
});
