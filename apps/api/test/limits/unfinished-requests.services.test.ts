import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runAdmin } from "../../src/cli/program.ts";
import { parcel } from "../create-test-platform.ts";
import { formType, type HalfSent, halfForm, jsonType, sendHalf } from "../half-sent.ts";
import { createCounters, createDatabase, freePort } from "../real-services.ts";
import { type RunningServer, startServer } from "../start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-strangers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strangers = 1_500;
const keyedCalls = 200;

/**
 * The beginnings of requests that strangers never finish: headers, and bodies for every kind
 * of route.
 */
const beginnings = [
  "POST /early-access HTTP/1.1\r\nHost: local",
  "GET / HTTP/1.1\r\nX-Slow: ",
  halfForm("/early-access", [formType]),
  halfForm("/early-access", [jsonType]),
  halfForm("/early-access/claim?token=x", [formType]),
  halfForm("/ucp/carts", [jsonType, 'UCP-Agent: profile="https://agent.example/profile.json"']),
  halfForm("/ucp/mcp", [jsonType]),
  halfForm("/store/checkouts/x", [formType]),
  halfForm("/nothing", [jsonType]),
  halfForm("/v1/calculate", [jsonType]),
  halfForm("/v1/calculate", [jsonType, "X-API-Key: alm_live_wrong"]),
];

async function sendStrangers({ url }: RunningServer): Promise<HalfSent[]> {
  const port = Number(new URL(url).port);
  return Promise.all(
    Array.from({ length: strangers }, (_, index) =>
      sendHalf(port, beginnings[index % beginnings.length] ?? ""),
    ),
  );
}

async function call({ url }: RunningServer, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/calculate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": key },
    body: JSON.stringify(parcel),
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Calls with a key from the same address as the strangers: at once, and again after the oldest of
 * their connections are closed.
 */
async function expectAnswers(servers: readonly RunningServer[], key: string): Promise<void> {
  for (const server of servers) expect(await call(server, key)).toBe(200);
  const half = (await Promise.all(servers.map(sendStrangers))).flat();
  const round = async () => {
    const calls = Array.from({ length: keyedCalls }, (_, index) =>
      call(servers[index % servers.length] as RunningServer, key),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  };
  await round();
  // Each address may keep a hundred waiting connections. Those that were answered with a refusal
  // are closed as well.
  const open = () => half.filter((each) => each.isOpen()).length;
  await expect.poll(open, { timeout: 30_000 }).toBeLessThanOrEqual(100 * servers.length);
  await round();
  for (const { socket } of half) socket.destroy();
}

describe(`callers with a key are answered beside ${strangers} unfinished requests from their own address`, () => {
  test("on SQLite, with fewer places in flight than unfinished requests", async () => {
    const dataDir = join(folder, "sqlite");
    const metricsPort = String(await freePort());
    const server = await startServer({
      ALMANAC_DATA_DIR: dataDir,
      ALMANAC_MAX_IN_FLIGHT: String(keyedCalls),
      ALMANAC_METRICS_PORT: metricsPort,
    });
    try {
      const key = readFileSync(join(dataDir, "local.key"), "utf8").trim();
      await expectAnswers([server], key);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toMatch(/^connections_closed_total [1-9]\d*$/m);
      expect(metrics).toMatch(/^overload_responses_total 0$/m);
      expect(server.process.exitCode).toBeNull();
    } finally {
      await server.kill();
    }
  });

  test("on two instances with PostgreSQL and Valkey", async () => {
    const database = await createDatabase();
    const counters = await createCounters();
    await counters.start();
    const settings = {
      ALMANAC_PEPPER: "tests-have-no-secrets-0123456789",
      DATABASE_URL: database.url,
      VALKEY_URL: counters.url,
    };
    const servers: RunningServer[] = [];
    try {
      servers.push(...(await Promise.all([startServer(settings), startServer(settings)])));
      let key = "";
      const args = ["keys", "create", "--owner", "acme", "--tier", "custom", "--scopes", "all"];
      await runAdmin([...args, "--json"], {
        environment: settings,
        now: Date.now,
        out(text) {
          key = (JSON.parse(text) as { key: string }).key;
        },
        error() {},
      });
      await expectAnswers(servers, key);
    } finally {
      for (const server of servers) await server.kill();
      await counters.remove();
      await database.drop();
    }
  });
});
