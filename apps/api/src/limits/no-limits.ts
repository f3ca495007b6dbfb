import type { Limiters } from "./limiters.ts";

/** For a shop that its developer serves to nobody else; keeps the libraries that count out of the command line. */
export const noLimits: Limiters = {
  create: (_name, limit, windowSeconds) => ({
    limit,
    windowSeconds,
    consume: async () => ({ allowed: true, remaining: limit, resetSeconds: windowSeconds }),
  }),
  close: async () => {},
};
