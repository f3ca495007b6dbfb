import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAdmin } from "../../src/cli/program.ts";
import { parcel } from "../create-test-platform.ts";
import {
  createCluster,
  createCounters,
  createDatabase,
  freePort,
  type PrivateServer,
} from "../real-services.ts";
import { type RunningServer, startServer } from "../start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-instances-"));
const tiersFile = join(folder, "tiers.json");
writeFileSync(
  tiersFile,
  JSON.stringify({
    slow: { requestsPerMinute: 10, requestsPerMonth: null },
    small: { requestsPerMinute: null, requestsPerMonth: 100 },
    medium: { requestsPerMinute: null, requestsPerMonth: 1_000 },
  }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Turn = (cluster: PrivateServer) => Promise<void>;

interface Cart {
  readonly cart_id: string;
  readonly items: readonly { readonly product_id: string; readonly quantity: number }[];
}

interface ServiceUsage {
  readonly service: string;
  readonly used: number;
  readonly reserved: number;
  readonly remaining: number | null;
}

interface ProductPage {
  readonly products: readonly { readonly id: string }[];
}

const shared = {
  ALMANAC_PEPPER: "tests-have-no-secrets-0123456789",
  ALMANAC_TIERS: tiersFile,
};

async function admin(settings: Record<string, string>, ...args: string[]): Promise<string> {
  let out = "";
  const exit = await runAdmin(args, {
    environment: settings,
    now: Date.now,
    out: (text) => {
      out += text;
    },
    error() {},
  });
  expect(exit).toBe(0);
  return out;
}

async function createKey(settings: Record<string, string>, owner: string, tier: string) {
  const args = ["--owner", owner, "--tier", tier, "--scopes", "all", "--json"];
  return JSON.parse(await admin(settings, "keys", "create", ...args)) as {
    id: string;
    key: string;
  };
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
 * Calls the servers in turn, `inFlight` calls at a time.
 * @returns how many were answered. The others were refused with 429, or with 503 if the machine is
 * too busy for the store.
 */
async function callInTurn(
  servers: readonly RunningServer[],
  keys: readonly string[],
  { calls, inFlight }: { calls: number; inFlight: number },
): Promise<number> {
  let answered = 0;
  let next = 0;
  const work = async () => {
    for (let index = next++; index < calls; index = next++) {
      const server = servers[index % servers.length] as RunningServer;
      const status = await call(server, keys[index % keys.length] as string);
      expect([200, 429, 503]).toContain(status);
      if (status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return answered;
}

async function statusOf({ url }: RunningServer, path: string, key: string): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers: { "X-API-Key": key } });
  await response.arrayBuffer();
  return response.status;
}

async function usage({ url }: RunningServer, key: string) {
  const response = await fetch(`${url}/v1/usage`, { headers: { "X-API-Key": key } });
  const { services } = (await response.json()) as { services: ServiceUsage[] };
  const found = services.find(({ service }) => service === "dimweight");
  const { used = 0, reserved = 0, remaining = null } = found ?? {};
  return { used, reserved, remaining, sum: used + reserved + (remaining ?? 0) };
}

async function used(server: RunningServer, key: string): Promise<number> {
  return (await usage(server, key)).used;
}

/** Kills an instance right after its last answer, and reads its counts from another one. */
async function killTwentyTimes(settings: Record<string, string>, other: RunningServer) {
  const owners = [];
  for (let index = 0; index < 20; index += 1) {
    const { key } = await createKey(settings, `killed-${index}`, "medium");
    const calls = 20 + 7 * index;
    owners.push({ key, calls });
    const killed = await startServer(settings);
    expect(await callInTurn([killed], [key], { calls, inFlight: 8 })).toBe(calls);
    await killed.kill();
    expect(await usage(other, key)).toMatchObject({ sum: 1_000 });
  }
  for (const { key, calls } of owners) {
    await expect
      .poll(() => usage(other, key), { timeout: 20_000, interval: 500 })
      .toEqual({ used: calls, reserved: 0, remaining: 1_000 - calls, sum: 1_000 });
  }
}

describe("two instances with one PostgreSQL and one Valkey", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let counters: PrivateServer;
  let settings: Record<string, string>;
  let a: RunningServer;
  let b: RunningServer;

  beforeAll(async () => {
    database = await createDatabase();
    counters = await createCounters();
    await counters.start();
    settings = { ...shared, DATABASE_URL: database.url, VALKEY_URL: counters.url };
    // Both migrate the empty database at the same time.
    [a, b] = await Promise.all([startServer(settings), startServer(settings)]);
  });

  afterAll(async () => {
    await Promise.all([a.stop(), b.kill()]);
    await database.drop();
    await counters.remove();
  });

  test("accept a key that was created on either, and refuse it within five seconds after it is revoked", async () => {
    const { id, key } = await createKey(settings, "revoked", "custom");
    expect([await call(a, key), await call(b, key)]).toEqual([200, 200]);
    await admin(settings, "keys", "revoke", id);
    const end = Date.now() + 5_000;
    while (Date.now() < end) await Promise.all([call(a, key), call(b, key), delay(500)]);
    expect([await call(a, key), await call(b, key)]).toEqual([401, 401]);
  });

  test("count the rate limit together", async () => {
    const { key } = await createKey(settings, "slow", "slow");
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => call(index % 2 ? a : b, key)),
    );
    // The window may end once while forty requests are under way.
    const passed = answers.filter((status) => status === 200).length;
    expect([10, 20]).toContain(passed);
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - passed);
  });

  test("share a quota, and count each call once", async () => {
    const { key } = await createKey(settings, "small", "small");
    for (let index = 0; index < 50; index += 1) {
      expect(await call(index % 2 ? a : b, key)).toBe(200);
    }
    await expect.poll(() => used(a, key), { timeout: 5_000 }).toBe(50);
    await expect.poll(() => used(b, key), { timeout: 5_000 }).toBe(50);
    for (let index = 0; index < 50; index += 1) await call(a, key);
    await expect.poll(() => used(b, key), { timeout: 5_000 }).toBe(100);
    expect([await call(a, key), await call(b, key)]).toEqual([429, 429]);
  });

  test("answer exactly 100 of 400 calls with a limit of 100, ten times in a row", async () => {
    for (let round = 0; round < 10; round += 1) {
      const keys = await Promise.all(
        Array.from({ length: 2 }, () => createKey(settings, `exact-${round}`, "small")),
      );
      const answered = await callInTurn(
        [a, b],
        keys.map(({ key }) => key),
        { calls: 400, inFlight: 64 },
      );
      expect(answered).toBe(100);
    }
  });

  test.for([
    ["limit 1,000 over two instances", "medium", 2, 1_000],
    ["limit 1,000 over three instances", "medium", 3, 1_000],
    ["limit 100 over three instances", "small", 3, 100],
    ["limit 100, all calls to one of two instances", "small", 1, 100],
  ] as const)("answer exactly the limit: %s", async ([title, tier, count, expected]) => {
    const third = await startServer(settings);
    try {
      const { key } = await createKey(settings, title.replaceAll(/\W+/g, "-"), tier);
      // Another instance has reserved units before.
      const before = (await call(b, key)) === 200 ? 1 : 0;
      const load = { calls: 1_500 - before, inFlight: 64 };
      const answered = await callInTurn([a, b, third].slice(0, count), [key], load);
      expect(answered + before).toBe(expected);
      await expect.poll(() => used(third, key)).toBe(expected);
    } finally {
      await third.kill();
    }
  });

  test("count exactly what was answered by an instance that is killed, twenty times, and take back what it had reserved", async () => {
    await killTwentyTimes(settings, b);
  });

  test("lose no count while fifty clients call both", async () => {
    const { key } = await createKey(settings, "hammered", "custom");
    const perClient = 40;
    await Promise.all(
      Array.from({ length: 50 }, async (_, client) => {
        for (let index = 0; index < perClient; index += 1) {
          expect(await call((client + index) % 2 ? a : b, key)).toBe(200);
        }
      }),
    );
    await expect.poll(() => used(a, key), { timeout: 5_000 }).toBe(50 * perClient);
    await expect.poll(() => used(b, key), { timeout: 5_000 }).toBe(50 * perClient);
  });

  test("lose no unit while fifty clients fill one cart on both", async () => {
    const { key } = await createKey(settings, "shopper", "custom");
    const headers = { "Content-Type": "application/json", "X-API-Key": key };
    const shop = async (server: RunningServer, path: string, body?: unknown) => {
      const response = await fetch(`${server.url}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Cart & ProductPage };
    };
    // Both have the same seed and so the same products. This finds one with enough stock.
    const { body: page } = await shop(a, "/v1/products?in_stock=true&limit=50");
    let cart: Cart | undefined;
    for (const { id } of page.products) {
      const tried = await shop(a, "/v1/carts", { action: "add", product_id: id, quantity: 51 });
      if (tried.status !== 201) continue;
      cart = (await shop(a, "/v1/carts", { action: "add", product_id: id, quantity: 1 })).body;
      break;
    }
    const [line] = cart?.items ?? [];
    expect(line?.quantity).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop(index % 2 ? a : b, `/v1/carts/${cart?.cart_id}`, {
          action: "add",
          product_id: line?.product_id,
          quantity: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    for (const server of [a, b]) {
      const { body } = await shop(server, `/v1/carts/${cart?.cart_id}`);
      expect(body.items).toMatchObject([{ product_id: line?.product_id, quantity: 51 }]);
    }
  });

  test("lose no count when one is killed, and the other continues", async () => {
    const { key } = await createKey(settings, "killed", "custom");
    for (let index = 0; index < 20; index += 1) expect(await call(b, key)).toBe(200);
    const during = Promise.all(Array.from({ length: 10 }, () => call(b, key).catch(() => 0)));
    const [statuses] = await Promise.all([during, b.kill()]);
    let answered = 20 + statuses.filter((status) => status === 200).length;
    for (let index = 0; index < 30; index += 1) answered += (await call(a, key)) === 200 ? 1 : 0;
    await expect.poll(() => used(a, key), { timeout: 15_000 }).toBeGreaterThanOrEqual(answered);
    // Ten calls were under way. Some may have been counted and not answered.
    expect(await used(a, key)).toBeLessThanOrEqual(60);
  });
});

test("on one SQLite file, an instance that is killed twenty times loses no count and no unit", async () => {
  const settings = { ...shared, ALMANAC_DATA_DIR: join(folder, "killed") };
  const other = await startServer(settings);
  try {
    await killTwentyTimes(settings, other);
  } finally {
    await other.kill();
  }
});

test("two processes on one SQLite file answer exactly the limit together", async () => {
  const settings = { ...shared, ALMANAC_DATA_DIR: join(folder, "one-file") };
  const first = await startServer(settings);
  const second = await startServer(settings);
  try {
    for (const round of [1, 2, 3]) {
      const { key } = await createKey(settings, `one-file-${round}`, "small");
      const answered = await callInTurn([first, second], [key], { calls: 400, inFlight: 64 });
      expect(answered).toBe(100);
    }
  } finally {
    await first.kill();
    await second.kill();
  }
});

describe("an instance survives an outage", () => {
  test.for([
    ["stopped", (cluster: PrivateServer) => cluster.stop(), (cluster) => cluster.start()],
    [
      "frozen",
      async (cluster: PrivateServer) => cluster.freeze(),
      async (cluster) => cluster.thaw(),
    ],
  ] as readonly [string, Turn, Turn][])(
    "of a PostgreSQL that is %s: known keys get answers, others get 503 within two seconds, and no count is lost",
    async ([, breakDown, recover]) => {
      const cluster = await createCluster();
      await cluster.start();
      const settings = {
        ...shared,
        DATABASE_URL: cluster.url,
        ALMANAC_DATA_DIR: join(folder, "pg"),
      };
      const server = await startServer(settings);
      try {
        const known = await createKey(settings, "known", "small");
        const unlimited = await createKey(settings, "unlimited", "custom");
        const fresh = await createKey(settings, "fresh", "custom");
        expect(await call(server, known.key)).toBe(200);
        expect(await call(server, unlimited.key)).toBe(200);
        await expect.poll(() => used(server, known.key)).toBe(1);
        await breakDown(cluster);
        const startedAt = performance.now();
        const timed = async (answer: Promise<number>) => {
          const status = await answer;
          // The limit is two seconds; a busy machine may need longer.
          expect(performance.now() - startedAt).toBeLessThan(4_000);
          return status;
        };
        // These calls need the store: a key that is not in memory, usage, and a cart.
        const statuses = await Promise.all([
          timed(call(server, fresh.key)),
          timed(statusOf(server, "/v1/usage", known.key)),
          timed(statusOf(server, "/v1/products", unlimited.key)),
          timed(call(server, known.key)),
          timed(call(server, unlimited.key)),
        ]);
        expect(statuses.slice(0, 2)).toEqual([503, 503]);
        expect(statuses.slice(3)).toEqual([200, 200]);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        let answered = 2;
        // Longer than what is known about a key is believed, and longer than the quota
        // stays reserved.
        for (const end = Date.now() + 7_000; Date.now() < end; await delay(250)) {
          expect(await call(server, known.key)).toBe(200);
          answered += 1;
        }
        while (answered < 100 && (await call(server, known.key)) === 200) answered += 1;
        expect(answered).toBe(100);
        expect(await call(server, known.key)).toBe(503);
        await recover(cluster);
        await expect.poll(() => call(server, fresh.key), { timeout: 10_000 }).toBe(200);
        await expect.poll(() => used(server, known.key), { timeout: 5_000 }).toBe(100);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        expect(await call(server, known.key)).toBe(429);
        expect(await used(server, unlimited.key)).toBe(2);
        expect(server.process.exitCode).toBeNull();
        expect(await server.stop()).toBe(0);
      } finally {
        await server.kill();
        await cluster.remove();
      }
    },
  );

  test("of Valkey: it counts on its own, reports that in the metrics, and shares the counts again later", async () => {
    const counters: PrivateServer = await createCounters();
    await counters.start();
    const metricsPort = String(await freePort());
    const settings = {
      ...shared,
      ALMANAC_DATA_DIR: join(folder, "alone"),
      VALKEY_URL: counters.url,
      ALMANAC_METRICS_PORT: metricsPort,
    };
    const server = await startServer(settings);
    const fallbacks = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^ratelimit_fallback_total (\d+)/m.exec(text)?.[1] ?? Number.NaN);
    };
    try {
      const { key } = await createKey(settings, "alone", "slow");
      expect(await call(server, key)).toBe(200);
      // On a busy machine the first call may have been counted by one instance only, before the
      // connection was ready.
      const before = await fallbacks();
      await counters.stop();
      const answers = [];
      for (let index = 0; index < 15; index += 1) answers.push(await call(server, key));
      expect(answers.filter((status) => status === 200)).toHaveLength(10 - Math.min(1, before));
      expect(await fallbacks()).toBe(before + 15);
      await counters.start();
      const { key: other } = await createKey(settings, "alone", "slow");
      await expect
        .poll(
          async () => {
            const before = await fallbacks();
            await call(server, other);
            return (await fallbacks()) - before;
          },
          { timeout: 5_000, interval: 250 },
        )
        .toBe(0);
    } finally {
      await server.kill();
      await counters.remove();
    }
  });
});

test("a clean stop loses no count", async () => {
  const settings = { ...shared, ALMANAC_DATA_DIR: join(folder, "clean") };
  const first = await startServer(settings);
  const { key } = await createKey(settings, "clean", "custom");
  for (let index = 0; index < 25; index += 1) expect(await call(first, key)).toBe(200);
  expect(await first.stop()).toBe(0);
  const second = await startServer(settings);
  try {
    expect(await used(second, key)).toBe(25);
  } finally {
    await second.kill();
  }
});
