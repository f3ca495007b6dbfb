import { expect, test } from "vitest";
import { limitAddress } from "../../src/http/gate.ts";
import { networkOf, peerAddress } from "../../src/limits/client-address.ts";
import { InFlight } from "../../src/limits/in-flight.ts";
import { createAddressLimiter, memoryLimiters } from "../../src/limits/limiters.ts";
import { noMetrics } from "../../src/observe/silent.ts";
import { serviceIds } from "../../src/service-id.ts";
import { createTestApp } from "../create-test-app.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { agentProfile } from "../services/storefront/lab/agents.ts";

const settings = { services: serviceIds, prelaunch: [], publicUrl: undefined };

function withClock() {
  const clock = { at: 1_000_000 };
  return { clock, ...new InFlight(100, 0.25, () => clock.at) };
}

function work(pool: InFlight["keyed"], workMs: number): void {
  pool.enter();
  pool.leave(workMs);
}

test("while callers with a key wait, the others get a quarter of a core together", () => {
  const { clock, keyed, keyless } = withClock();
  work(keyed, 1);
  let spentMs = 0;
  for (const endsAt = clock.at + 60_000; clock.at < endsAt; clock.at += 1) {
    if (clock.at % 100 === 0) work(keyed, 1);
    try {
      work(keyless, 4);
      spentMs += 4;
    } catch {}
  }
  expect(spentMs / 60_000).toBeGreaterThan(0.24);
  expect(spentMs / 60_000).toBeLessThan(0.26);
});

test("what strangers have overdrawn is said in Retry-After, and is forgotten when nobody with a key waits", () => {
  const { clock, keyed, keyless } = withClock();
  work(keyless, 60_000);
  work(keyless, 60_000);
  work(keyed, 1);
  clock.at += 1;
  work(keyless, 525);
  expect(() => keyless.requireFreePlace()).toThrow(/Try again in 2 seconds/);
  keyed.enter();
  clock.at += 1_500;
  expect(() => keyless.requireFreePlace()).toThrow(/Try again in 1 seconds/);
  clock.at += 1_000;
  keyless.requireFreePlace();
  work(keyless, 60_000);
  expect(() => keyless.requireFreePlace()).toThrow();
  keyed.leave();
  clock.at += 1_001;
  keyless.requireFreePlace();
});

test("strangers beyond their share are refused with 429, and callers with a key are not", async () => {
  const { app, platform, issue } = await createTestPlatform({ keylessShare: 0.25 });
  const { key } = await issue();
  expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(200);
  platform.inFlight.keyless.enter();
  platform.inFlight.keyless.leave(10_000);
  for (const path of ["/coverage", "/store", "/try/parcel"]) {
    const refused = await app.request(path);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(30);
  }
  expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(200);
  expect((await app.request("/store", { headers: { "X-API-Key": key } })).status).toBe(200);
});

test("refusals wait for their turn while callers with a key are served", async () => {
  const { keyed, keyless } = new InFlight(100, 0.25, () => 1_000_000);
  keyed.enter();
  let answered = 0;
  const turns = Array.from({ length: 30 }, () => keyless.refusalTurn().then(() => answered++));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBe(20);
  await Promise.all(turns);
  const alone = new InFlight(100, 0.25, () => 1_000_000).keyless;
  answered = 0;
  for (let at = 0; at < 30; at += 1) void alone.refusalTurn().then(() => answered++);
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBe(30);
});

test("an IPv6 network counts by its /64 and by its /48", async () => {
  expect(networkOf(peerAddress("2001:db8:1:2::3"))).toBe("2001:db8:1::/48");
  expect(networkOf(peerAddress("2001:db8::3"))).toBe("2001:db8:0::/48");
  expect(networkOf(peerAddress("::1"))).toBe("0:0:0::/48");
  expect(networkOf("192.0.2.1")).toBeUndefined();
  const limiter = createAddressLimiter(memoryLimiters, "test", 10, 60);
  const allowed = async (address: string) => (await limiter.consume(peerAddress(address))).allowed;
  let count = 0;
  for (let subnet = 0; subnet < 100; subnet += 1) {
    if (await allowed(`2001:db8:1:${subnet.toString(16)}::1`)) count += 1;
  }
  expect(count).toBe(40);
  expect(await allowed("2001:db8:2::1")).toBe(true);
  for (let at = 0; at < 20; at += 1) await allowed("2001:db8:3:4::1");
  expect(await allowed("2001:db8:3:4::2")).toBe(false);
  expect(await allowed("2001:db8:3:5::1")).toBe(true);
});

test("all callers without a key share a limit, and what their addresses are refused does not count", async () => {
  const limiter = createAddressLimiter(memoryLimiters, "address", 2, 60);
  const strangers = memoryLimiters.create("strangers", 5, 60);
  const outcomes: string[] = [];
  const ask = (address: string) =>
    limitAddress(address, { limiter, strangers, metrics: noMetrics }).then(
      () => outcomes.push("answered"),
      (error: Error) => outcomes.push(error.message.replace(/\. Try.*/, "")),
    );
  for (let at = 0; at < 4; at += 1) await ask("192.0.2.1");
  for (const address of ["192.0.2.2", "192.0.2.2", "192.0.2.3", "192.0.2.4"]) await ask(address);
  const own = "At most 2 requests in 60 seconds from one address";
  const all = "At most 5 requests in 60 seconds from all callers without a key together";
  const answered = "answered";
  expect(outcomes).toEqual([answered, answered, own, own, answered, answered, answered, all]);
});

test("a preflight counts against its address", async () => {
  const limiter = createAddressLimiter(memoryLimiters, "address", 2, 60);
  const origin = "https://app.example";
  const app = createTestApp({ limiter, settings: { ...settings, corsOrigins: [origin] } });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) {
    const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
    statuses.push((await app.request("/v1/calculate", { method: "OPTIONS", headers })).status);
  }
  expect(statuses).toEqual([204, 204, 429]);
});

const ucp = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

test.for([
  ["POST", "/ucp/carts", ucp],
  ["PUT", "/ucp/2026-08-25/carts/x", ucp],
  ["POST", "/ucp/carts/x/cancel", ucp],
  ["POST", "/ucp/catalog/search", ucp],
  ["POST", "/ucp/mcp", ucp],
  ["POST", "/early-access", { "Content-Type": "application/json" }],
  ["POST", "/early-access", form],
  ["POST", "/store/checkouts/x", form],
  ["POST", "/_lab/sandboxes", ucp],
  ["POST", "/buyer/ask", ucp],
  ["POST", "/s/0123456789abcdef01/ucp/carts", ucp],
] as const)("%s %s takes at most 16 KiB without a key", async ([method, path, headers]) => {
  const { app } = await createTestPlatform({ environment: { ALMANAC_LAB: "on" } });
  const body = headers === form ? `a=${"x".repeat(17_000)}` : JSON.stringify("x".repeat(17_000));
  const { "UCP-Agent": _agent, ...plain }: Record<string, string> = headers;
  const sent = path.startsWith("/_lab") ? plain : headers;
  const declared = await app.request(path, {
    method,
    headers: { ...sent, "Content-Length": String(body.length) },
    body,
  });
  expect(declared.status).toBe(413);
  // An optional body that is not declared is not read.
  if (path.endsWith("/cancel")) return;
  const counted = await app.request(path, { method, headers: sent, body });
  expect([counted.status, counted.headers.get("connection")]).toEqual([413, "close"]);
});

test("a key and the lab's key allow longer bodies", async () => {
  const environment = { ALMANAC_LAB: "on", ALMANAC_LAB_KEY: "k".repeat(40) };
  const { app, issue } = await createTestPlatform({ environment });
  const { key } = await issue();
  const body = JSON.stringify({ filler: "x".repeat(17_000) });
  const post = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { method: "POST", headers: { ...ucp, ...headers }, body })).status;
  expect(await post("/ucp/carts", { "X-API-Key": key })).toBe(400);
  const { "UCP-Agent": _agent, ...plain } = ucp;
  const headers = { ...plain, "X-Lab-Key": environment.ALMANAC_LAB_KEY };
  const lab = await app.request("/_lab/sandboxes", { method: "POST", headers, body });
  expect(lab.status).toBe(400);
});
