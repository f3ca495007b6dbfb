import { networkOf } from "./client-address.ts";
import { createMemoryLimiter, type Limiter } from "./limiter.ts";

/** Creates limiters that all count in the same place: in this process, or in the store that all instances share. */
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

/** A limiter whose keys are addresses. An IPv6 address counts by its /64, and by its /48 as well. */
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
