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
  readonly onFallback: () => void;
}

interface Waiter {
  readonly cost: number;
  readonly resolve: (allowance: Allowance) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Counts in Valkey or Redis, together with every other instance. While one question about a key is on its way, whoever
 * else asks about that key joins the next one: a busy key costs one round trip at a time rather than one per request,
 * and the count is as exact. Without an answer the window of this process alone decides.
 */
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
  const waiting = new Map<string, Waiter[]>();

  async function ask(key: string, waiters: readonly Waiter[]): Promise<void> {
    const cost = waiters.reduce((sum, waiter) => sum + waiter.cost, 0);
    try {
      const answer = await remote.consume(key, cost).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) return refused;
        throw refused;
      });
      share(waiters, answer.consumedPoints - cost, limit, answer.msBeforeNext);
    } catch {
      onFallback();
      for (const waiter of waiters) {
        local.consume(key, waiter.cost).then(waiter.resolve, waiter.reject);
      }
    }
  }

  async function drain(key: string): Promise<void> {
    while ((waiting.get(key)?.length ?? 0) > 0) {
      // Whoever arrives in the same turn of the event loop comes along.
      await setImmediate();
      const queue = waiting.get(key) ?? [];
      waiting.set(key, []);
      await ask(key, queue);
    }
    waiting.delete(key);
  }

  return {
    limit,
    windowSeconds,
    consume(key, cost = 1) {
      return new Promise((resolve, reject) => {
        const queue = waiting.get(key);
        if (queue) queue.push({ cost, resolve, reject });
        else {
          waiting.set(key, [{ cost, resolve, reject }]);
          void drain(key);
        }
      });
    },
  };
}

/** Deals the answer out in the order of the questions: the first ones get what was left. */
function share(waiters: readonly Waiter[], before: number, limit: number, msLeft: number): void {
  let consumed = before;
  for (const { cost, resolve } of waiters) {
    consumed += cost;
    resolve({
      allowed: consumed <= limit,
      remaining: Math.max(0, limit - consumed),
      resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
    });
  }
}
