import { expect, test } from "vitest";
import { type BlockRow, putBlock, removeBlock } from "../../src/store/blocks.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";

const path = "/v1/calculate";

/** An instance behind a proxy, so that a test chooses the address of each call. */
async function openInstance() {
  const instance = await createTestPlatform({
    environment: { ALMANAC_TRUSTED_PROXIES: "127.0.0.1" },
  });
  const { app, platform, store, clock } = instance;
  const block = async (caller: string, row: Partial<BlockRow> = {}) => {
    const open = { caller, requests_per_minute: null, created_at: clock.at, ends_at: null };
    await putBlock(store.database, { ...open, ...row });
    await platform.blocks.refresh();
  };
  const from = async (address: string, target: string, key?: string) => {
    const headers = { "x-forwarded-for": address, ...(key ? { "x-api-key": key } : {}) };
    const incoming = { headers, socket: { remoteAddress: "127.0.0.1" } };
    const { status } = await app.request(target, { headers }, { incoming });
    return status;
  };
  return { ...instance, block, from };
}

test("a blocked key is refused on every path, before its rate is counted, until the block ends or is removed", async () => {
  const { app, issue, block, clock, store, platform, metrics } = await openInstance();
  const { key, row } = await issue();
  const other = await issue({ owner: "other" });
  await block(row.id, { ends_at: clock.at + 3_600_000 });
  for (const target of [path, "/mcp"]) {
    const refused = await askWith(app, key, target, parcel);
    expect(refused).toMatchObject({ status: 403, body: { code: "blocked_caller" } });
    expect(refused.body.detail).toContain("2026-11-20T13:00:00");
    expect(refused.headers.get("ratelimit")).toBeNull();
  }
  expect((await askWith(app, key, "/status")).status).toBe(403);
  expect((await askWith(app, other.key, path, parcel)).status).toBe(200);
  expect(await metrics.render()).toContain(
    'ratelimit_rejections_total{policy="block",tier="free"} 3',
  );
  clock.at += 3_600_000;
  expect((await askWith(app, key, path, parcel)).status).toBe(200);
  await block(row.id);
  expect((await askWith(app, key, path, parcel)).status).toBe(403);
  await removeBlock(store.database, row.id);
  await platform.blocks.refresh();
  expect((await askWith(app, key, path, parcel)).status).toBe(200);
});

test.for([
  ["203.0.113.9", ["203.0.113.9"], ["203.0.113.10"]],
  ["203.0.113.0/24", ["203.0.113.1", "203.0.113.255"], ["203.0.114.1"]],
  ["2001:db8:0:1::/64", ["2001:db8:0:1::7", "2001:db8:0:1:ffff::"], ["2001:db8:0:2::7"]],
  ["2001:db8::/32", ["2001:db8:ffff::1"], ["2001:db9::1"]],
] as const)(
  "a block of %s refuses its addresses, with and without a key, and no others",
  async ([caller, blocked, free]) => {
    const { block, from, issue } = await openInstance();
    const { key } = await issue();
    await block(caller);
    for (const address of blocked) {
      expect(await from(address, "/v1/carriers", key)).toBe(403);
      expect(await from(address, "/")).toBe(403);
      expect(await from(address, "/healthz")).toBe(200);
      expect(await from(address, "/readyz")).toBe(200);
    }
    for (const address of free) expect(await from(address, "/v1/carriers", key)).toBe(200);
  },
);

test("a block with a rate lets that many requests a minute pass", async () => {
  const { block, from, issue } = await openInstance();
  const { key } = await issue();
  await block("203.0.113.0/24", { requests_per_minute: 3 });
  const answers = [];
  for (let index = 0; index < 6; index += 1) {
    answers.push(await from(`203.0.113.${index}`, "/v1/carriers", key));
  }
  expect(answers).toEqual([200, 200, 200, 429, 429, 429]);
  await block("203.0.113.7");
  expect(await from("203.0.113.7", "/v1/carriers", key)).toBe(403);
});

test("the metrics name the ten keys and the ten addresses that cost the most processor time", async () => {
  const { platform, metrics } = await openInstance();
  for (let index = 1; index <= 12; index += 1) {
    platform.processorTime.charge({ address: `203.0.113.${index}` }, 1_000 * index);
    platform.processorTime.charge({ keyId: `key_${index}`, address: "local" }, 1_000 * index);
  }
  const text = await metrics.render();
  const lines = text.split("\n").filter((line) => line.startsWith("caller_processor_seconds{"));
  expect(lines).toHaveLength(20);
  expect(lines).toContain('caller_processor_seconds{kind="key",caller="key_12"} 12');
  expect(lines).toContain('caller_processor_seconds{kind="address",caller="203.0.113.3"} 3');
  // The alert of docs/operations.md reads this one.
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});
