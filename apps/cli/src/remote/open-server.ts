import type { AlmanacProblem } from "@almanac/client";
import type { Io } from "../io.ts";
import type { Server } from "./server.ts";

/**
 * Rate limits count by the minute, so waiting for one takes little more than a minute. The client does not wait for a
 * monthly quota that is spent.
 */
const longestWaitMs = 120_000;
const retries = 10;

/** The client's method POST with any path. */
type Send = (
  path: string,
  init: { readonly body: unknown; readonly signal: AbortSignal | undefined },
) => Promise<{ readonly data?: unknown; readonly error?: AlmanacProblem }>;

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
  // The client derives the types of a call from the path in the source text, and this function gets the path of its caller.
  const send = almanac.POST as object as Send;
  return {
    url,
    async post(path, body) {
      const { data, error } = await send(path, { body, signal });
      if (error === undefined) return { data };
      const { code, status, message, errors } = error;
      return { problem: { code, status, detail: message, errors } };
    },
  };
}
