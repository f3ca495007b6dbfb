import type { Limiters } from "./limiters.ts";

/** For a shop that serves only its own developer. It keeps the rate-limit libraries out of the command line. */
export const noLimits: Limiters = {
  create: (_name, limit, windowSeconds) => ({
    limit,
    windowSeconds,
    consume: async () => ({ allowed: true, remaining: limit, resetSeconds: windowSeconds }),
  }),
  close: async () => {},
};
