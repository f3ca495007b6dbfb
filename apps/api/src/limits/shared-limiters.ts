import { setImmediate } from "node:timers/promises";
import { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type Allowance, createMemoryLimiter, type Limiter, type Limiters } from "./limiters.ts";

/** Counts in Valkey or Redis. `onFallback` is called for every batch that this process counted. */
export function createSharedLimiters(
  url: string,
  onFallback: () => void,
  report: (message: string) => void,
): Limiters {
  const client = new Redis(url, {
    // A count by this process alone is better than many callers that wait for an
    // unavailable server.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 1_000,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(2_000, attempt * 100),
  });
  let unavailable = false;
  const reportUnavailable = () => {
    if (!unavailable)
      report("the shared rate limits are unavailable; this instance counts on its own");
    unavailable = true;
  };
  client.on("error", reportUnavailable);
  client.on("ready", () => {
    if (unavailable) report("the shared rate limits are available again");
    unavailable = false;
  });
  return {
    create: (name, limit, windowSeconds) =>
      new SharedLimiter({
        client,
        name,
        limit,
        windowSeconds,
        onFallback(error) {
          onFallback();
          const isTimeout = error instanceof Error && error.message === "Command timed out";
          if (!isTimeout || client.status !== "ready") return;
          // A server that hangs is worse than none: no caller waits for it until a new
          // connection answers.
          reportUnavailable();
          client.disconnect(true);
        },
      }),
    close: async () => client.disconnect(),
  };
}

interface SharedLimiterOptions {
  readonly client: Redis;
  /** Limiters with different names never share a count. */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Called for each batch that this process counted, because the store did not answer. */
  readonly onFallback: (error: unknown) => void;
}

interface Waiter {
  readonly cost: number;
  /** Absent if the caller has already gone ahead. */
  readonly resolve?: (allowance: Allowance) => void;
}

/** What this process knows about one key. */
interface Counter {
  waiting: Waiter[];
  asking: boolean;
  /** The remaining calls, as of the last answer. */
  remaining: number;
  windowEndsAt: number;
  /** The total cost of callers that went ahead and are not in an answer yet. */
  unconfirmed: number;
  /** Ends the gathering at once, when a caller arrives that waits for the answer. */
  hurry: (() => void) | undefined;
}

const maxCounters = 10_000;
/** Callers that go ahead are counted together: this long, up to this share of the limit. */
const gatherMs = 20;
const gatheredShare = 1 / 200;
/** A window that ends sooner gets nothing back: the correction could arrive in the next window. */
const giveBackMs = 1_000;

/**
 * Counts in Valkey or Redis, together with every other instance. While a call for a key is in
 * progress, other callers with that key join the next call: one round trip at a time.
 *
 * While at least half of the limit is left, callers go ahead without waiting for the answer, as
 * long as the uncounted calls are at most a twentieth of the limit. Even ten instances together
 * then stay within what is left. These calls are gathered for some milliseconds and counted
 * together. Once less than half is left, every caller waits, and the limit is exact. If the store
 * does not answer, this process counts alone.
 */
export class SharedLimiter implements Limiter {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly #remote: RateLimiterRedis;
  readonly #local: Limiter;
  readonly #onFallback: (error: unknown) => void;
  readonly #counters = new Map<string, Counter>();

  constructor({ client, name, limit, windowSeconds, onFallback }: SharedLimiterOptions) {
    this.limit = limit;
    this.windowSeconds = windowSeconds;
    this.#onFallback = onFallback;
    this.#local = createMemoryLimiter(limit, windowSeconds);
    this.#remote = new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `almanac:rate:${name}`,
      points: limit,
      duration: windowSeconds,
      rejectIfRedisNotReady: true,
    });
  }

  consume(key: string, cost = 1): Promise<Allowance> {
    const counter = this.#counterOf(key);
    const ahead = goAhead(counter, cost, this.limit);
    if (ahead) {
      counter.unconfirmed += cost;
      this.#enqueue(key, counter, { cost });
      return Promise.resolve(ahead);
    }
    return new Promise((resolve) => this.#enqueue(key, counter, { cost, resolve }));
  }

  async #ask(key: string, counter: Counter, waiters: readonly Waiter[]): Promise<void> {
    const cost = sum(waiters);
    try {
      const answer = await this.#remote.consume(key, cost).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) return refused;
        throw refused;
      });
      const refused = share(waiters, answer.consumedPoints - cost, this.limit, answer.msBeforeNext);
      counter.remaining = Math.max(0, this.limit - answer.consumedPoints + refused);
      counter.windowEndsAt = performance.now() + answer.msBeforeNext;
      if (refused > 0 && answer.msBeforeNext > giveBackMs) {
        await this.#remote.reward(key, refused).catch(this.#onFallback);
      }
    } catch (error) {
      this.#onFallback(error);
      counter.windowEndsAt = 0;
      for (const waiter of waiters) {
        const allowance = await this.#local.consume(key, waiter.cost);
        waiter.resolve?.(allowance);
      }
    }
    counter.unconfirmed -= sum(waiters.filter(({ resolve }) => resolve === undefined));
  }

  async #drain(key: string, counter: Counter): Promise<void> {
    counter.asking = true;
    while (counter.waiting.length > 0) {
      // Callers that arrive in the same turn of the event loop join this call.
      if (counter.waiting.some((waiter) => this.#isPressing(waiter, counter))) await setImmediate();
      else await gather(counter);
      const waiters = counter.waiting;
      counter.waiting = [];
      await this.#ask(key, counter, waiters);
    }
    counter.asking = false;
  }

  #enqueue(key: string, counter: Counter, waiter: Waiter): void {
    counter.waiting.push(waiter);
    if (!counter.asking) void this.#drain(key, counter);
    else if (counter.hurry && this.#isPressing(waiter, counter)) counter.hurry();
  }

  /** Whether a caller waits for the answer, or many calls are not counted yet. */
  #isPressing({ resolve }: Waiter, { unconfirmed }: Counter): boolean {
    return resolve !== undefined || unconfirmed >= this.limit * gatheredShare;
  }

  #dropIdle(): void {
    for (const [key, { asking }] of this.#counters) if (!asking) this.#counters.delete(key);
  }

  #counterOf(key: string): Counter {
    const known = this.#counters.get(key);
    if (known) return known;
    if (this.#counters.size >= maxCounters) this.#dropIdle();
    const counter: Counter = {
      waiting: [],
      asking: false,
      remaining: 0,
      windowEndsAt: 0,
      unconfirmed: 0,
      hurry: undefined,
    };
    this.#counters.set(key, counter);
    return counter;
  }
}

/** Resolves after `gatherMs`, or as soon as `hurry` is called. */
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

/**
 * Divides the answer in the order of arrival: the first callers get what was left. Returns the
 * total of the refused costs to give back. A refused cost of 1 is not among them: nothing was left.
 */
function share(waiters: readonly Waiter[], before: number, limit: number, msLeft: number): number {
  let consumed = before;
  let refused = 0;
  for (const { cost, resolve } of waiters) {
    // A caller that has gone ahead counts in any case.
    const allowed = resolve === undefined || consumed + cost <= limit;
    if (allowed) consumed += cost;
    else if (cost > 1) refused += cost;
    resolve?.({
      allowed,
      remaining: Math.max(0, limit - consumed),
      resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
    });
  }
  return refused;
}

function sum(waiters: readonly Waiter[]): number {
  return waiters.reduce((total, { cost }) => total + cost, 0);
}
