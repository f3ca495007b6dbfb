import { Redis } from "ioredis";
import type { Limiters } from "./limiters.ts";
import { createSharedLimiter } from "./shared-limiter.ts";

/** Counts in Valkey or Redis. `onFallback` is called for every batch that was counted in this process alone. */
export function createSharedLimiters(
  url: string,
  onFallback: () => void,
  report: (message: string) => void,
): Limiters {
  const client = new Redis(url, {
    // A count by this process alone is better than many callers that wait for an unavailable server.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 1_000,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(2_000, attempt * 100),
  });
  let unavailable = false;
  const reportUnavailable = () => {
    if (!unavailable)
      report("the shared rate limits are unavailable; this instance counts on its own");
    unavailable = true;
  };
  client.on("error", reportUnavailable);
  client.on("ready", () => {
    if (unavailable) report("the shared rate limits are available again");
    unavailable = false;
  });
  return {
    create: (name, limit, windowSeconds) =>
      createSharedLimiter({
        client,
        name,
        limit,
        windowSeconds,
        onFallback(error) {
          onFallback();
          if (!isTimeout(error) || client.status !== "ready") return;
          // A server that hangs is worse than none: no caller waits for it until a new connection answers.
          reportUnavailable();
          client.disconnect(true);
        },
      }),
    close: async () => client.disconnect(),
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Command timed out";
}
