import { bucket } from "./client-address.ts";
import type { Limiters } from "./limiters.ts";

/** One connection that is about to be made. */
export interface Connection {
  /** The host in its one spelling, so that no other spelling has a count of its own. */
  readonly host: string;
  /** The literal address that is dialled. */
  readonly address: string;
}

/** What was exceeded, and when the next connection may be made. */
export interface Exceeded {
  readonly by: "host" | "address";
  readonly limit: number;
  readonly windowSeconds: number;
  readonly resetSeconds: number;
}

/** Keeps callers from flooding somebody else's server through this one. */
export interface TargetLimits {
  /** Counts one connection for all callers together. Returns undefined if it may be made. */
  consume(connection: Connection): Promise<Exceeded | undefined>;
}

const windowSeconds = 60;
/** Many hosts share one address (virtual hosting, content networks), so an address takes more than a name. */
const hostsPerAddress = 4;

export function createTargetLimits(
  limiters: Limiters,
  name: string,
  perMinute: number,
): TargetLimits {
  const hosts = limiters.create(`${name}:host`, perMinute, windowSeconds);
  const addresses = limiters.create(`${name}:address`, perMinute * hostsPerAddress, windowSeconds);
  return {
    async consume({ host, address }) {
      const counts = [
        { by: "host", limiter: hosts, key: host },
        { by: "address", limiter: addresses, key: bucket(address) },
      ] as const;
      // In this order and one at a time: a refused host leaves the count of its address to others.
      for (const { by, limiter, key } of counts) {
        const { allowed, resetSeconds } = await limiter.consume(key);
        if (!allowed) return { by, limit: limiter.limit, windowSeconds, resetSeconds };
      }
      return undefined;
    },
  };
}
