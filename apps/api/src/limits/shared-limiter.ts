import { setImmediate } from "node:timers/promises";
import type { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type Allowance, createMemoryLimiter, type Limiter } from "./limiter.ts";

export interface SharedLimiterOptions {
  readonly client: Redis;
  /** Keys of limiters with different names never meet. */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Called for every batch that was counted here alone because the shared store did not answer. */
  readonly onFallback: (error: unknown) => void;
}

interface Waiter {
  readonly cost: number;
  /** Absent where the caller went ahead. */
  readonly resolve?: (allowance: Allowance) => void;
}

/** What this process knows about one key. */
interface Counter {
  waiting: Waiter[];
  asking: boolean;
  /** As of the last answer. */
  remaining: number;
  windowEndsAt: number;
  /** Costs of callers who went ahead and are not in an answer yet. */
  unconfirmed: number;
  /** Ends the gathering at once: somebody has come who waits for the answer. */
  hurry: (() => void) | undefined;
}

const maxCounters = 10_000;
/** Those who went ahead are gathered into one question for so long, and no more of them than this share of the limit. */
const gatherMs = 20;
const gatheredShare = 1 / 200;

/**
 * Counts in Valkey or Redis, together with every other instance. While one question about a key is on its way, whoever
 * else asks about that key joins the next one: a busy key costs one round trip at a time rather than one per request.
 *
 * While more than half of a window is left, callers go ahead without waiting for the answer, as long as those not counted
 * yet are no more than a twentieth of the limit: even ten instances together stay within what is left. They are gathered
 * into one question for some milliseconds. In the second half everybody waits, and the limit is exact. Without an answer,
 * the window of this process alone decides.
 */
// long: its functions share the counters and the limiter of this process.
export function createSharedLimiter(options: SharedLimiterOptions): Limiter {
  const { client, name, limit, windowSeconds, onFallback } = options;
  const remote = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: `almanac:rate:${name}`,
    points: limit,
    duration: windowSeconds,
    rejectIfRedisNotReady: true,
  });
  const local = createMemoryLimiter(limit, windowSeconds);
  const counters = new Map<string, Counter>();

  async function ask(key: string, counter: Counter, waiters: readonly Waiter[]): Promise<void> {
    const cost = sum(waiters);
    try {
      const answer = await remote.consume(key, cost).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) return refused;
        throw refused;
      });
      counter.remaining = Math.max(0, limit - answer.consumedPoints);
      counter.windowEndsAt = performance.now() + answer.msBeforeNext;
      share(waiters, answer.consumedPoints - cost, limit, answer.msBeforeNext);
    } catch (error) {
      onFallback(error);
      counter.windowEndsAt = 0;
      for (const waiter of waiters) {
        const allowance = await local.consume(key, waiter.cost);
        waiter.resolve?.(allowance);
      }
    }
    counter.unconfirmed -= sum(waiters.filter(({ resolve }) => resolve === undefined));
  }

  async function drain(key: string, counter: Counter): Promise<void> {
    counter.asking = true;
    while (counter.waiting.length > 0) {
      // Whoever arrives in the same turn of the event loop comes along.
      if (counter.waiting.some((waiter) => isPressing(waiter, counter))) await setImmediate();
      else await gather(counter);
      const waiters = counter.waiting;
      counter.waiting = [];
      await ask(key, counter, waiters);
    }
    counter.asking = false;
  }

  function enqueue(key: string, counter: Counter, waiter: Waiter): void {
    counter.waiting.push(waiter);
    if (!counter.asking) void drain(key, counter);
    else if (counter.hurry && isPressing(waiter, counter)) counter.hurry();
  }

  /** Somebody waits for the answer, or much is not counted yet. */
  function isPressing({ resolve }: Waiter, { unconfirmed }: Counter): boolean {
    return resolve !== undefined || unconfirmed >= limit * gatheredShare;
  }

  function counterOf(key: string): Counter {
    const known = counters.get(key);
    if (known) return known;
    if (counters.size >= maxCounters) dropIdle(counters);
    const counter: Counter = {
      waiting: [],
      asking: false,
      remaining: 0,
      windowEndsAt: 0,
      unconfirmed: 0,
      hurry: undefined,
    };
    counters.set(key, counter);
    return counter;
  }

  return {
    limit,
    windowSeconds,
    consume(key, cost = 1) {
      const counter = counterOf(key);
      const ahead = goAhead(counter, cost, limit);
      if (ahead) {
        counter.unconfirmed += cost;
        enqueue(key, counter, { cost });
        return Promise.resolve(ahead);
      }
      return new Promise((resolve) => enqueue(key, counter, { cost, resolve }));
    },
  };
}

/** Resolves after a while, or as soon as it is pressing. */
function gather(counter: Counter): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      counter.hurry = undefined;
      resolve();
    };
    const timer = setTimeout(done, gatherMs);
    counter.hurry = done;
  });
}

function goAhead(counter: Counter, cost: number, limit: number): Allowance | undefined {
  const { remaining, unconfirmed, windowEndsAt } = counter;
  if (remaining * 2 < limit || (unconfirmed + cost) * 20 > limit) return undefined;
  const msLeft = windowEndsAt - performance.now();
  if (msLeft <= 0) return undefined;
  return {
    allowed: true,
    remaining: remaining - unconfirmed - cost,
    resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
  };
}

/** Deals the answer out in the order of the questions: the first ones get what was left. */
function share(waiters: readonly Waiter[], before: number, limit: number, msLeft: number): void {
  let consumed = before;
  for (const { cost, resolve } of waiters) {
    consumed += cost;
    resolve?.({
      allowed: consumed <= limit,
      remaining: Math.max(0, limit - consumed),
      resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
    });
  }
}

function sum(waiters: readonly Waiter[]): number {
  return waiters.reduce((total, { cost }) => total + cost, 0);
}

function dropIdle(counters: Map<string, Counter>): void {
  for (const [key, { asking }] of counters) if (!asking) counters.delete(key);
}
