import type { Hono } from "hono";
import { apiHeaders } from "../platform/security-headers.ts";

/**
 * `/healthz`: the process is alive, whatever it depends on. `/readyz`: it wants requests, and its store answers. Neither
 * needs a key nor leaves a line in the log.
 */
export function mountHealth(
  app: Hono,
  isReady: () => boolean,
  ping: () => Promise<void> = async () => {},
): void {
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", async () => {
    const status = isReady() ? await storeStatus(ping) : "draining";
    return Response.json(
      { status },
      { status: status === "ready" ? 200 : 503, headers: apiHeaders },
    );
  });
}

async function storeStatus(ping: () => Promise<void>): Promise<"ready" | "store unavailable"> {
  try {
    await ping();
    return "ready";
  } catch {
    return "store unavailable";
  }
}
