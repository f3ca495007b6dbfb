import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** What is left after a request was counted. */
export interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window starts anew. */
  readonly resetSeconds: number;
}

/** Counts requests of one key (an address, an API key, a looked-up host) in a window. */
export interface Limiter {
  readonly limit: number;
  readonly windowSeconds: number;
  consume(key: string, cost?: number): Promise<Allowance>;
}

/** Counts in this process: right for one instance, and the fallback when a shared store is away. */
export function createMemoryLimiter(limit: number, windowSeconds: number): Limiter {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  return {
    limit,
    windowSeconds,
    async consume(key, cost = 1) {
      try {
        return allowance(true, await limiter.consume(key, cost));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return allowance(false, refused);
        throw refused;
      }
    },
  };
}

function allowance(allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance {
  return {
    allowed,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  };
}
