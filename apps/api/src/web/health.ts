import type { Hono } from "hono";
import { apiHeaders } from "../platform/security-headers.ts";
import type { Service } from "../services/service.ts";
import { unavailableServices } from "../services/unavailable-services.ts";

/** What decides whether this instance wants requests. */
export interface Readiness {
  /** False while draining. */
  readonly isReady: () => boolean;
  /** Rejects where the store does not answer. */
  readonly ping?: (() => Promise<void>) | undefined;
  readonly services: readonly Service[];
}

/**
 * `/healthz`: the process is alive, whatever it depends on. `/readyz`: it wants requests, its services can answer, and so
 * does its store. Neither needs a key nor leaves a line in the log.
 */
export function mountHealth(app: Hono, readiness: Readiness): void {
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", async () => {
    const status = await statusOf(readiness);
    return Response.json(
      { status },
      { status: status === "ready" ? 200 : 503, headers: apiHeaders },
    );
  });
}

async function statusOf({ isReady, ping, services }: Readiness): Promise<string> {
  if (!isReady()) return "draining";
  const unavailable = unavailableServices(services).map(({ id }) => id);
  if (unavailable.length > 0) return `${unavailable.join(", ")} unavailable`;
  try {
    await ping?.();
    return "ready";
  } catch {
    return "store unavailable";
  }
}
