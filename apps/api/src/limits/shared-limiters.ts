import { Redis } from "ioredis";
import type { Limiters } from "./limiters.ts";
import { createSharedLimiter } from "./shared-limiter.ts";

/** Counts in Valkey or Redis. `onFallback` is called for every batch that was counted in this process alone. */
export function createSharedLimiters(
  url: string,
  onFallback: () => void,
  tell: (message: string) => void,
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
  let away = false;
  const noteAway = () => {
    if (!away) tell("the shared rate limits are away; this instance counts alone");
    away = true;
  };
  client.on("error", noteAway);
  client.on("ready", () => {
    if (away) tell("the shared rate limits are back");
    away = false;
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
          noteAway();
          client.disconnect(true);
        },
      }),
    close: async () => client.disconnect(),
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Command timed out";
}
