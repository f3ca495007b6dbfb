import type { Io } from "../io.ts";
import type { Server } from "./server.ts";

/** A rate limit counts by the minute, so the server never asks for much more. A spent quota of a month is not waited for. */
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
      const init = { body, signal } as never;
      const { data, error } = await almanac.POST(path as "/v1/calculate", init);
      if (error === undefined) return { data };
      const { code, status, message, errors } = error;
      return { problem: { code, status, detail: message, errors } };
    },
  };
}
