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

interface Window {
  used: number;
  endsAt: number;
}

/**
 * Counts in this process: right for one instance, and the fallback when a shared store is unavailable.
 *
 * Of more than `maxKeys` in one window, the oldest are forgotten, so that callers with very many addresses cannot fill the
 * memory. Addresses and keys are counted by different limiters: strangers cannot displace keyed callers.
 */
export function createMemoryLimiter(
  limit: number,
  windowSeconds: number,
  { now = () => performance.now(), maxKeys = 100_000 } = {},
): Limiter {
  // In the order in which they end, because all windows are equally long and each begins at the end of the map.
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
      // Whole milliseconds: a sum of fractions would be a little more than its parts.
      const at = Math.floor(now());
      const window = windowOf(key, at);
      window.used += cost;
      return {
        allowed: window.used <= limit,
        remaining: Math.max(0, limit - window.used),
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)),
      };
    },
  };
}
