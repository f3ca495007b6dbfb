import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import type { BlockList } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientAddressReader, parseProxies } from "../../src/limits/client-address.ts";
import { createLogger } from "../../src/observe/log.ts";
import { continueTrace } from "../../src/observe/request-report.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";

const path = "/v1/calculate";
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";

test("the log has one line per request, without key or body", async () => {
  const folder = mkdtempSync(join(tmpdir(), "almanac-log-"));
  const file = join(folder, "log");
  const { logger, flush } = createLogger("info", openSync(file, "w"));
  const { app, issue } = await createTestPlatform({ dependencies: { log: logger } });
  const { key, row } = await issue();
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  await askWith(app, key, path, { ...parcel, carrier: "secret" }, { traceparent });
  const wrong = await askWith(app, "alm_live_wrong", path, parcel);
  flush();
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  expect(lines[1]?.bytes).toBe(Buffer.byteLength(JSON.stringify(wrong.body)));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    level: 30,
    time: expect.any(Number),
    requestId: expect.any(String),
    durationMs: expect.any(Number),
    method: "POST",
    route: path,
    service: "dimweight",
    status: 400,
    code: "unsupported_carrier",
    keyId: row.id,
    tier: "free",
    traceId,
  });
  expect(lines[1]).toMatchObject({ status: 401, code: "invalid_api_key" });
  for (const secret of [key, "secret", "alm_live_wrong"])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

test("the log names the id of a refused key, and the answer does not", async () => {
  const { log, lines } = keptLog();
  const tiers = { free: { requestsPerMinute: 1, requestsPerMonth: null } };
  const { app, issue } = await createTestPlatform({ tiers, dependencies: { log } });
  const narrow = await issue({ scopes: "vin" });
  const busy = await issue();
  await askWith(app, busy.key, path, parcel);
  const answers = [
    await askWith(app, narrow.key, path, parcel),
    await askWith(app, busy.key, path, parcel),
  ];
  expect(lines.slice(1)).toMatchObject([
    { status: 403, keyId: narrow.row.id, tier: "free" },
    { status: 429, keyId: busy.row.id, tier: "free" },
  ]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain("key_");
});

test("a log level above info writes no request lines", async () => {
  const folder = mkdtempSync(join(tmpdir(), "almanac-log-"));
  const file = join(folder, "log");
  const { logger, flush } = createLogger("warn", openSync(file, "w"));
  logger.child({ method: "GET", route: "/" }).info({ requestId: "1", status: 200, durationMs: 1 });
  logger.warn("kept");
  flush();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ level: 40, msg: "kept" });
  rmSync(folder, { recursive: true });
});

test("the metrics count by route pattern, status and reason", async () => {
  const { app, issue, metrics } = await createTestPlatform();
  const { key } = await issue();
  await askWith(app, key, path, parcel);
  await askWith(app, undefined, path, parcel);
  const text = await metrics.render();
  expect(text).toContain(
    'http_requests_total{service="dimweight",route="/v1/calculate",method="POST",status="200"} 1',
  );
  expect(text).toContain('auth_failures_total{reason="missing_api_key"} 1');
  expect(text).toContain('quota_used_total{service="dimweight",tier="free"} 1');
  expect(text).toContain(
    'http_request_duration_seconds_count{service="dimweight",route="/v1/calculate"} 2',
  );
  expect(text).toContain("http_requests_in_flight 0");
  expect(text).not.toContain(key);
});

test("requests above the limit in flight are refused at once", async () => {
  const { app, issue, metrics } = await createTestPlatform({ maxInFlight: 3 });
  const { key } = await issue({ tier: "custom" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => askWith(app, key, path, parcel)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const shed = answers.filter(({ status }) => status === 503);
  expect(shed).toHaveLength(7);
  expect(shed[0]?.body.code).toBe("overloaded");
  expect(shed[0]?.headers.get("retry-after")).toBe("1");
  expect((await askWith(app, key, path, parcel)).status).toBe(200);
  expect(await metrics.render()).toContain("overload_responses_total 7");
});

test("if the store is unavailable, /readyz and calls answer 503 and /healthz stays 200", async () => {
  const { app, issue, store } = await createTestPlatform();
  const { key } = await issue();
  expect((await app.request("/readyz")).status).toBe(200);
  await store.close();
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
  const answer = await askWith(app, key, path, parcel);
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe("unavailable");
  expect(answer.headers.get("retry-after")).toBe("2");
});

describe("traceparent", () => {
  test("is continued with a new span id, and the sampling flag is dropped", () => {
    const trace = continueTrace(`00-${traceId}-00f067aa0ba902b7-01`);
    expect(trace?.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    expect(trace?.traceparent).not.toContain("00f067aa0ba902b7");
  });

  test.for([
    null,
    "",
    "00-0-0-00",
    `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
    `01-${traceId}-00f067aa0ba902b7-01-x`,
  ])("is ignored if it is not valid: %s", (text) => expect(continueTrace(text)).toBeUndefined());
});

describe("the address that rate limits count", () => {
  const read = async (peer: string, forwarded: string | undefined, proxies?: BlockList) => {
    const app = new Hono();
    const reader = clientAddressReader(proxies);
    app.get("/", (context) => context.text(reader(context)));
    const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
    const peerOfSocket = { incoming: { socket: { remoteAddress: peer } } };
    return (await app.request("/", { headers }, peerOfSocket)).text();
  };
  const proxies = parseProxies("10.0.0.0/8, 2001:db8::/32");

  test.for([
    ["the peer, without trusted proxies", "203.0.113.9", "198.51.100.1", undefined, "203.0.113.9"],
    [
      "the peer if a caller that is not a proxy forwards an address",
      "203.0.113.9",
      "198.51.100.1",
      proxies,
      "203.0.113.9",
    ],
    [
      "the last hop that is not a proxy",
      "10.0.0.1",
      "6.6.6.6, 198.51.100.1, 10.9.9.9",
      proxies,
      "198.51.100.1",
    ],
    ["a hop with its port", "10.0.0.1", "198.51.100.1:5678", proxies, "198.51.100.1"],
    [
      "an IPv6 hop in brackets with its port",
      "10.0.0.1",
      "6.6.6.6, [2001:db9::1]:443",
      proxies,
      "2001:db9:0:0::/64",
    ],
    [
      "the client behind a proxy that is written with a port",
      "10.0.0.1",
      "198.51.100.1, [2001:db8::7]:443, 10.9.9.9:80",
      proxies,
      "198.51.100.1",
    ],
    ["an IPv4 hop in IPv6 form", "10.0.0.1", "[::ffff:198.51.100.1]:80", proxies, "198.51.100.1"],
    ["a hop with a scope", "10.0.0.1", "fe80::1%eth0", proxies, "fe80:0:0:0::/64"],
    [
      "the peer if the port of a hop is not a number",
      "10.0.0.1",
      "198.51.100.1:port",
      proxies,
      "10.0.0.1",
    ],
    ["the peer if the header contains no address", "10.0.0.1", "<script>", proxies, "10.0.0.1"],
    [
      "the IPv4 address of a peer in IPv6 form",
      "::ffff:203.0.113.9",
      undefined,
      undefined,
      "203.0.113.9",
    ],
    [
      "the network of an IPv6 address",
      "2001:DB8:0:1::42".toLowerCase(),
      undefined,
      undefined,
      "2001:db8:0:1::/64",
    ],
    [
      "the same network if the address is written in full",
      "2001:db8:0:1:0:0:0:7",
      undefined,
      undefined,
      "2001:db8:0:1::/64",
    ],
  ] as const)("is %s", ([, peer, forwarded, list, expected]) =>
    expect(read(peer, forwarded, list)).resolves.toBe(expected),
  );
});
