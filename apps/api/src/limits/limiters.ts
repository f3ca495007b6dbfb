import { platformProblem } from "../problems/problem-kinds.ts";
import { networkOf } from "./client-address.ts";

/** What is left after a call has been counted. */
export interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the next window starts. */
  readonly resetSeconds: number;
}

/** Counts requests per key (an address, an API key, a looked-up host) in a window. */
export interface Limiter {
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Counts a call that costs this much; default 1. If less is left, the call is refused, and what
   * is left stays for cheaper calls.
   */
  consume(key: string, cost?: number): Promise<Allowance>;
}

/** Counts a call of an address. Refuses it above the limit; `calls` names what is counted. */
export async function countCall(limiter: Limiter, address: string, calls: string): Promise<void> {
  const { allowed, resetSeconds } = await limiter.consume(address);
  if (allowed) return;
  throw platformProblem(
    "rate_limited",
    `At most ${limiter.limit} ${calls} from one address. Try again in ${resetSeconds} seconds.`,
    { headers: { "Retry-After": String(resetSeconds) } },
  );
}

interface Window {
  used: number;
  endsAt: number;
}

/**
 * Counts in this process. It is exact for one instance, and the fallback when the shared store
 * is unavailable.
 *
 * If one window has more than `maxKeys` keys, the oldest are forgotten, so that callers with very
 * many addresses cannot fill the memory. Addresses and API keys have different limiters, so callers
 * without a key cannot displace callers with one.
 */
export function createMemoryLimiter(
  limit: number,
  windowSeconds: number,
  { now = () => performance.now(), maxKeys = 100_000 } = {},
): Limiter {
  // Ordered by their end, because all windows are equally long and a new one is added at the end of
  // the map.
  const windows = new Map<string, Window>();

  function windowOf(key: string, at: number): Window {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > at) return known;
    windows.delete(key);
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > at && windows.size < maxKeys) break;
      windows.delete(oldest);
    }
    const opened = { used: 0, endsAt: at + windowSeconds * 1000 };
    windows.set(key, opened);
    return opened;
  }

  return {
    limit,
    windowSeconds,
    async consume(key, cost = 1) {
      // Whole milliseconds, because adding fractions gives rounding errors.
      const at = Math.floor(now());
      const window = windowOf(key, at);
      const allowed = window.used + cost <= limit;
      if (allowed) window.used += cost;
      return {
        allowed,
        remaining: limit - window.used,
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)),
      };
    },
  };
}

/**
 * Creates limiters that all count in the same place: in this process, or in the store that all
 * instances share.
 */
export interface Limiters {
  create(name: string, limit: number, windowSeconds: number): Limiter;
  close(): Promise<void>;
}

export const memoryLimiters: Limiters = {
  create: (_name, limit, windowSeconds) => createMemoryLimiter(limit, windowSeconds),
  close: async () => {},
};

/** How many times as much as one address a whole IPv6 /48 may do. */
const addressesPerNetwork = 4;

/** How many times as much as one address all callers without a key together may ask. */
const addressesOfStrangers = 50;

/** Counts all callers without a key as one, given the limiter of one address. */
export function createStrangersLimiter(
  limiters: Limiters,
  { limit, windowSeconds }: Limiter,
): Limiter {
  return limiters.create("strangers", limit * addressesOfStrangers, windowSeconds);
}

/**
 * A limiter whose keys are addresses. An IPv6 address counts by its /64, and by its /48 as well.
 */
export function createAddressLimiter(
  limiters: Limiters,
  name: string,
  limit: number,
  windowSeconds: number,
): Limiter {
  const own = limiters.create(name, limit, windowSeconds);
  const networks = limiters.create(`${name}:network`, limit * addressesPerNetwork, windowSeconds);
  return {
    limit,
    windowSeconds,
    async consume(address, cost) {
      const allowance = await own.consume(address, cost);
      const network = networkOf(address);
      if (network === undefined || !allowance.allowed) return allowance;
      const ofNetwork = await networks.consume(network, cost);
      return ofNetwork.remaining < allowance.remaining || !ofNetwork.allowed
        ? ofNetwork
        : allowance;
    },
  };
}

/**
 * For a shop that serves only its own developer. It keeps the rate-limit libraries out of the
 * command line.
 */
export const noLimits: Limiters = {
  create: (_name, limit, windowSeconds) => ({
    limit,
    windowSeconds,
    consume: async () => ({ allowed: true, remaining: limit, resetSeconds: windowSeconds }),
  }),
  close: async () => {},
};
