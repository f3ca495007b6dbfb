import type { Hono } from "hono";
import { apiHeaders } from "../platform/security-headers.ts";

export interface HealthSources {
  /** False while draining. */
  readonly isReady: () => boolean;
  /** Whether callers with a key are refused for lack of places. */
  readonly isOverloaded: () => boolean;
  /** Rejects while the store does not answer. */
  readonly ping?: (() => Promise<void>) | undefined;
}

/**
 * `/healthz`: the process is alive, whatever it depends on. `/readyz`: it takes requests, and its store answers. Neither
 * needs a key, is limited, or leaves a line in the log.
 */
export function mountHealth(app: Hono, sources: HealthSources): void {
  const ping = shared(sources.ping ?? (async () => {}));
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", async () => {
    const status = await statusOf(sources, ping);
    return Response.json(
      { status },
      { status: status === "ready" ? 200 : 503, headers: apiHeaders },
    );
  });
}

/** Anyone may ask, so that all who ask at once share one question to the store. */
function shared(ping: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= ping().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

type Status = "ready" | "draining" | "overloaded" | "store unavailable";

async function statusOf(
  { isReady, isOverloaded }: HealthSources,
  ping: () => Promise<void>,
): Promise<Status> {
  if (!isReady()) return "draining";
  if (isOverloaded()) return "overloaded";
  try {
    await ping();
    return "ready";
  } catch {
    return "store unavailable";
  }
}
