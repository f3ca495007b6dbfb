import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Config } from "./config.ts";
import type { Limiter } from "./platform/limiter.ts";
import type { Log } from "./platform/logging.ts";
import { type Gate, mountOperation } from "./platform/mount.ts";
import { mountNotAllowed } from "./platform/not-allowed.ts";
import { buildOpenApiDocument } from "./platform/openapi.ts";
import { platformProblem } from "./platform/problem-kinds.ts";
import { problemResponse } from "./platform/problem-response.ts";
import { requestIdOf } from "./platform/request-id.ts";
import { createServices } from "./services/index.ts";
import type { Service, ServiceDependencies } from "./services/service.ts";
import { mountHealth } from "./web/health.ts";
import { mountPages } from "./web/pages.ts";

export interface Dependencies extends ServiceDependencies {
  readonly config: Pick<Config, "services" | "prelaunch" | "publicUrl">;
  readonly limiter: Limiter;
  readonly log: Log;
  /** False while draining: the balancer shall send no more. */
  readonly isReady: () => boolean;
  /** Services to offer; those of this repository unless a test brings its own. */
  readonly services?: readonly Service[];
}

/** The whole API, built from what it is given and from nothing else, so that a test needs no port. */
export function createApp(dependencies: Dependencies): Hono {
  const { config, log } = dependencies;
  const services = (dependencies.services ?? createServices(dependencies)).filter(({ id }) =>
    config.services.includes(id),
  );
  const gate: Gate = {
    limiter: dependencies.limiter,
    prelaunch: new Set(config.prelaunch),
    log,
    clientAddress,
  };
  // Both `/v1/carriers` and `/v1/carriers/` are served.
  const app = new Hono({ strict: false });
  for (const service of services) {
    service.mount?.(app, gate);
    for (const operation of service.operations) mountOperation(app, operation, service.id, gate);
  }
  mountHealth(app, dependencies.isReady);
  mountPages(app, services, buildOpenApiDocument(services, config.publicUrl));
  mountNotAllowed(app);
  app.notFound((context) =>
    problemResponse(
      platformProblem(
        "not_found",
        "There is nothing at this path. /openapi.json lists every path.",
      ),
      idOf(context),
    ),
  );
  app.onError((error, context) => {
    if (error instanceof HTTPException && error.status < 500) {
      return problemResponse(platformProblem("malformed_http", error.message), idOf(context));
    }
    log.error({ requestId: idOf(context), error: error.name }, "unexpected error");
    return problemResponse(
      platformProblem("internal", "Something broke on our side."),
      idOf(context),
    );
  });
  return app;
}

function idOf(context: Context): string {
  return requestIdOf(context.req.raw.headers.get("x-request-id"));
}

/** The peer of the socket; in a test without a socket, one name for all. */
function clientAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as {
    incoming?: { socket?: { remoteAddress?: string } };
  };
  return incoming?.socket?.remoteAddress ?? "local";
}
