import { bucket } from "./client-address.ts";
import type { Limiters } from "./limiters.ts";

/** One connection that is about to be made. */
export interface Connection {
  /** The host in its normalised spelling, so that other spellings do not get a separate count. */
  readonly host: string;
  /** The IP address that is dialled. */
  readonly address: string;
}

/** Which limit was exceeded, and when the next connection may be made. */
export interface Exceeded {
  readonly by: "host" | "address";
  readonly limit: number;
  readonly windowSeconds: number;
  readonly resetSeconds: number;
}

/** Prevents callers from using this server to flood another server. */
export interface TargetLimits {
  /** Counts one connection, for all callers together. Returns undefined if the connection may be made. */
  consume(connection: Connection): Promise<Exceeded | undefined>;
}

const windowSeconds = 60;
/** Many hosts share one address (virtual hosting, content networks), so an address has a higher limit than a host. */
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
      // The host is counted first. If it is refused, the count of its address stays unchanged.
      for (const { by, limiter, key } of counts) {
        const { allowed, resetSeconds } = await limiter.consume(key);
        if (!allowed) return { by, limit: limiter.limit, windowSeconds, resetSeconds };
      }
      return undefined;
    },
  };
}
