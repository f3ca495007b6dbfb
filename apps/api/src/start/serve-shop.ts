import type { Server } from "node:http";
import { Hono } from "hono";
import type { Gate } from "../http/gate/gate.ts";
import { mountNotAllowed } from "../http/not-allowed.ts";
import { mountOperation } from "../http/operation/mount.ts";
import { requestIdOf } from "../http/request-id.ts";
import { serve } from "../http/serve.ts";
import { InFlight } from "../limits/in-flight.ts";
import type { Limiter } from "../limits/limiter.ts";
import { ProcessorTime } from "../limits/processor-time.ts";
import { silentLog } from "../observe/log.ts";
import { noMetrics } from "../observe/no-metrics.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { problemResponse } from "../problems/problem-response.ts";
import type { StorefrontDependencies } from "../services/storefront/dependencies.ts";
import { createStorefront } from "../services/storefront.ts";
import { closeGracefully } from "./shutdown.ts";

export { isLoopback } from "../http/own-address.ts";

export interface ServedShop {
  readonly url: string;
  close(): Promise<void>;
}

export interface ServeShopOptions extends StorefrontDependencies {
  readonly host: string;
  readonly port: number;
  readonly now: () => number;
}

const unlimited: Limiter = {
  limit: Number.MAX_SAFE_INTEGER,
  windowSeconds: 1,
  consume: async () => ({ allowed: true, remaining: Number.MAX_SAFE_INTEGER, resetSeconds: 1 }),
};

/** A developer's own shop needs no limits. */
const openGate = (now: () => number): Gate => ({
  limiter: unlimited,
  strangers: unlimited,
  prelaunch: new Set(),
  log: silentLog,
  clientAddress: () => "local",
  access: undefined,
  store: undefined,
  metrics: noMetrics,
  inFlight: new InFlight(Number.MAX_SAFE_INTEGER),
  processorTime: new ProcessorTime(),
  now,
});

/** An app of one shop: the seed contract, UCP, MCP, its pages and its control API, and nothing else. */
export function createShopApp(now: () => number, storefront: StorefrontDependencies): Hono {
  const service = createStorefront({ now }, storefront);
  const app = new Hono({ strict: false });
  const gate = openGate(now);
  service.mount?.(app, gate);
  for (const operation of service.operations) mountOperation(app, operation, service.id, gate);
  mountNotAllowed(app);
  app.notFound((context) =>
    problemResponse(
      platformProblem("not_found", "There is nothing at this path."),
      requestIdOf(context.req.raw.headers.get("x-request-id")),
    ),
  );
  return app;
}

/** Serves one shop on its own port. */
export async function serveShop({
  host,
  port,
  now,
  ...storefront
}: ServeShopOptions): Promise<ServedShop> {
  const app = createShopApp(now, storefront);
  const server = await serve(app, silentLog, { host, port });
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`,
    close: () => closeGracefully(server, { drainMs: 0, deadlineMs: 1_000 }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
