import type { Io } from "../io.ts";
import type { Server } from "./server.ts";

/**
 * Rate limits count by the minute, so waiting for one takes little more than a minute. The client does not wait for a
 * monthly quota that is spent.
 */
const longestWaitMs = 120_000;
const retries = 10;

/** Opens the client of a server. Nothing is sent yet. */
export async function openServer(url: string, { environment, signal }: Io): Promise<Server> {
  const { createAlmanac } = await import("@almanac/client");
  const key = environment?.key;
  const almanac = createAlmanac({
    baseUrl: url.replace(/\/+$/, ""),
    ...(key === undefined || key === "" ? {} : { key }),
    retries,
    maxWaitMs: longestWaitMs,
  });
  return {
    url,
    async post(path, body) {
      // The client derives the types of a call from its path as a literal. Here the path is any, so another stands for it.
      const init = { body, signal } as never;
      const { data, error } = await almanac.POST(path as "/v1/calculate", init);
      if (error === undefined) return { data };
      const { code, status, message, errors } = error;
      return { problem: { code, status, detail: message, errors } };
    },
  };
}
