import { createMemoryLimiter, type Limiter } from "./limiter.ts";

/** Makes limiters that count in one place: this process, or the store that all instances share. */
export interface Limiters {
  create(name: string, limit: number, windowSeconds: number): Limiter;
  close(): Promise<void>;
}

export const memoryLimiters: Limiters = {
  create: (_name, limit, windowSeconds) => createMemoryLimiter(limit, windowSeconds),
  close: async () => {},
};
