import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSharedLimiters, SharedLimiter } from "../../src/limits/shared-limiters.ts";
import { createCounters, type PrivateServer } from "../real-services.ts";

let server: PrivateServer;
const clients: Redis[] = [];
beforeAll(async () => {
  server = await createCounters();
  await server.start();
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await server.remove();
});

async function connect(): Promise<Redis> {
  const client = new Redis(server.url, { lazyConnect: true });
  clients.push(client);
  await client.connect();
  return client;
}

/** Creates this many limiters, each with its own connection and memory, like separate processes. */
async function limitersOf(count: number, name: string, limit: number) {
  const options = { name, limit, windowSeconds: 60, onFallback: () => {} };
  return Promise.all(
    Array.from(
      { length: count },
      async () => new SharedLimiter({ ...options, client: await connect() }),
    ),
  );
}

test.for([1, 3, 10, 100, 1_000])("ten instances together allow exactly %i calls", async (limit) => {
  const limiters = await limitersOf(10, `exact-${limit}`, limit);
  let allowed = 0;
  // In waves, so that every instance receives answers in between. In total, three times as many
  // calls as allowed.
  for (let wave = 0; wave < 30; wave += 1) {
    const perInstance = Math.ceil(limit / 100);
    const answers = await Promise.all(
      limiters.flatMap((limiter) =>
        Array.from({ length: perInstance }, () => limiter.consume("key")),
      ),
    );
    allowed += answers.filter((answer) => answer.allowed).length;
  }
  expect(allowed).toBe(limit);
});

test("keys and limiter names are counted separately, and a call can cost more than one", async () => {
  const [one] = await limitersOf(1, "one", 10);
  const [two] = await limitersOf(1, "two", 10);
  expect(await one?.consume("a", 7)).toMatchObject({ allowed: true, remaining: 3 });
  expect(await one?.consume("a", 4)).toMatchObject({ allowed: false, remaining: 3 });
  expect(await one?.consume("b", 10)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await two?.consume("a")).toMatchObject({ allowed: true, remaining: 9 });
});

test("a refused call leaves what is left to cheaper calls, of every instance", async () => {
  const [one, two] = await limitersOf(2, "refused", 10);
  await one?.consume("a", 7);
  const answers = await Promise.all([8, 4, 1].map((cost) => one?.consume("a", cost)));
  expect(answers.map((answer) => answer?.allowed)).toEqual([false, false, true]);
  expect(await two?.consume("a", 3)).toMatchObject({ allowed: false, remaining: 2 });
  expect(await two?.consume("a", 2)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await one?.consume("a")).toMatchObject({ allowed: false, remaining: 0 });
});

test("a busy key needs far fewer calls to the store than requests", async () => {
  const [limiter] = await limitersOf(1, "busy", 1_000_000);
  const [client] = clients;
  const calls = async () =>
    Number(
      /cmdstat_evalsha:calls=(\d+)/.exec((await client?.info("commandstats")) ?? "")?.[1] ?? 0,
    );
  await limiter?.consume("key");
  const before = await calls();
  await Promise.all(Array.from({ length: 10_000 }, () => limiter?.consume("key")));
  const answer = await limiter?.consume("key", 100_000);
  expect(answer?.remaining).toBe(1_000_000 - 110_001);
  expect((await calls()) - before).toBeLessThan(100);
});

test("a server that hangs delays at most one request, and its loss and return are logged", async () => {
  const said: string[] = [];
  let fallbacks = 0;
  const limiters = createSharedLimiters(
    server.url,
    () => {
      fallbacks += 1;
    },
    (message) => said.push(message),
  );
  const limiter = limiters.create("hanging", 1_000, 60);
  let asked = 0;
  const fallsBack = async () => {
    const before = fallbacks;
    asked += 1;
    // Only a key that has not been used before is certain to wait for an answer.
    await limiter.consume(`key-${asked}`);
    return fallbacks > before;
  };
  try {
    await expect.poll(fallsBack, { timeout: 5_000 }).toBe(false);
    server.freeze();
    expect(await fallsBack()).toBe(true);
    expect(said).toEqual([
      "the shared rate limits are unavailable; this instance counts on its own",
    ]);
    // The clock is stopped. A call that waited for the server would wait for its time limit, which
    // never ends.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await Promise.race([fallsBack(), delay(2_000, "still waiting")])).toBe(true);
    }
    // Attempts to connect that began meanwhile have to go on.
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    server.thaw();
    await expect.poll(fallsBack, { timeout: 10_000 }).toBe(false);
    expect(said).toEqual([
      "the shared rate limits are unavailable; this instance counts on its own",
      "the shared rate limits are available again",
    ]);
  } finally {
    vi.useRealTimers();
    server.thaw();
    await limiters.close();
  }
});
