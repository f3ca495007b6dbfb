import type { Hono } from "hono";
import { apiHeaders } from "../platform/security-headers.ts";

/** `/healthz`: the process is alive. `/readyz`: it wants requests. Neither needs a key nor leaves a line in the log. */
export function mountHealth(app: Hono, isReady: () => boolean): void {
  app.get("/healthz", () => Response.json({ status: "ok" }, { headers: apiHeaders }));
  app.get("/readyz", () =>
    isReady()
      ? Response.json({ status: "ready" }, { headers: apiHeaders })
      : Response.json({ status: "draining" }, { status: 503, headers: apiHeaders }),
  );
}
