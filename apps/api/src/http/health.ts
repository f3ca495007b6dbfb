import type { Hono } from "hono";
import { apiHeaders } from "../security-headers.ts";
import type { Service } from "./service.ts";
import { unavailableServices } from "./unavailable-services.ts";

/** What decides whether this instance accepts requests. */
export interface Readiness {
  /** False while draining. */
  readonly isReady: () => boolean;
  /** Whether callers with a key are refused because too many requests are being handled. */
  readonly isOverloaded: () => boolean;
  /** Rejects if the store does not answer. */
  readonly ping?: (() => Promise<void>) | undefined;
  readonly services: readonly Service[];
}

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests, its services can answer, and its store answers.
 * Neither needs a key, has a rate limit, or writes a log line.
 */
export function mountHealth(app: Hono, readiness: Readiness): void {
  const ping = shared(readiness.ping ?? (async () => {}));
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", async () => {
    const status = await statusOf(readiness, ping);
    return Response.json(
      { status },
      { status: status === "ready" ? 200 : 503, headers: apiHeaders },
    );
  });
}

/** Anyone may call `/readyz`, so all calls that arrive together share one query to the store. */
function shared(ping: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= ping().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function statusOf(
  { isReady, isOverloaded, services }: Readiness,
  ping: () => Promise<void>,
): Promise<string> {
  if (!isReady()) return "draining";
  if (isOverloaded()) return "overloaded";
  const unavailable = unavailableServices(services).map(({ id }) => id);
  if (unavailable.length > 0) return `${unavailable.join(", ")} unavailable`;
  try {
    await ping();
    return "ready";
  } catch {
    return "store unavailable";
  }
}
