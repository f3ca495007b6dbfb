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
