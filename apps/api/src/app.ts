import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { TrieRouter } from "hono/router/trie-router";
import type { Blocks } from "./access/blocks.ts";
import type { Tiers } from "./access/caller.ts";
import type { Access } from "./access/check-access.ts";
import type { Meter } from "./access/quota-meter.ts";
import type { EarlyAccess } from "./early-access/mails.ts";
import { mountEarlyAccess } from "./early-access/mount-early-access.ts";
import type { Gate } from "./http/gate.ts";
import { watched } from "./http/observed-route.ts";
import { buildOpenApiDocument } from "./http/openapi/build-document.ts";
import { mountOperation } from "./http/operation/mount.ts";
import { usageOperation } from "./http/operation/usage-operation.ts";
import { mountCors } from "./http/origins.ts";
import { MemoRouter, notAllowed } from "./http/routing.ts";
import { sendProblem } from "./http/send-text.ts";
import { mountHealth, type Service } from "./http/service.ts";
import { requestIdOf } from "./incoming-request.ts";
import { clientAddressReader } from "./limits/client-address.ts";
import { InFlight } from "./limits/in-flight.ts";
import {
  createStrangersLimiter,
  type Limiter,
  type Limiters,
  memoryLimiters,
} from "./limits/limiters.ts";
import { ProcessorTime } from "./limits/processor-time.ts";
import { mountMcp } from "./mcp/mount-mcp.ts";
import type { Log } from "./observe/log.ts";
import type { Metrics } from "./observe/metrics.ts";
import { noMetrics } from "./observe/silent.ts";
import { internalErrorProblem } from "./problems/library-problem.ts";
import { ProblemError } from "./problems/problem.ts";
import { platformProblem } from "./problems/problem-kinds.ts";
import type { ServiceDependencies } from "./services/dependencies.ts";
import { createServices, type OwnDependencies } from "./services/index.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";
import { answerMissing } from "./web/pages/landing.ts";
import { mountPages } from "./web/pages.ts";
import type { Work } from "./work/task.ts";

const defaultInFlight = 1_000;

export interface Dependencies extends ServiceDependencies, OwnDependencies {
  readonly settings: Pick<Settings, "services" | "prelaunch" | "publicUrl"> &
    Partial<Pick<Settings, "trustedProxies" | "host" | "corsOrigins">>;
  /** Limits requests without a key, per address. */
  readonly limiter: Limiter;
  readonly log: Log;
  /** False while draining, so that the balancer sends no more requests. */
  readonly isReady: () => boolean;
  /** The services to offer. Default: all services of this repository. A test may pass others. */
  readonly services?: readonly Service[];
  /** Keys, quotas and storage. Without it the app requires no keys and stores nothing. */
  readonly platform?: Platform;
}

/** The whole API, built only from its arguments, so that tests need no port. */
export function createApp(dependencies: Dependencies): Hono {
  const { settings, log, platform, limiter } = dependencies;
  const services = (
    dependencies.services ?? createServices({ ...platformParts(platform), ...dependencies })
  ).filter(({ id }) => settings.services.includes(id));
  const limiters = platform?.limiters ?? memoryLimiters;
  const gate: Gate = {
    limiter,
    strangers: createStrangersLimiter(limiters, limiter),
    prelaunch: new Set(settings.prelaunch),
    log,
    clientAddress: clientAddressReader(settings.trustedProxies),
    access: platform?.access,
    store: platform?.store,
    blocks: platform?.blocks,
    metrics: platform?.metrics ?? noMetrics,
    inFlight: platform?.inFlight ?? new InFlight(defaultInFlight),
    processorTime: platform?.processorTime ?? new ProcessorTime(),
    now: dependencies.now,
    work: platform?.work,
    exemptions: services.flatMap(({ isExempt }) => isExempt ?? []),
  };
  // A path may end with a slash.
  const app = new Hono({ strict: false, router: new MemoRouter(new TrieRouter()) });
  mountCors(app, gate, settings.corsOrigins ?? []);
  for (const service of services) {
    service.mount?.(app, gate);
    for (const operation of service.operations) mountOperation(app, operation, service.id, gate);
  }
  const own = platform?.access ? [usageOperation(platform)] : [];
  for (const operation of own) mountOperation(app, operation, undefined, gate);
  if (platform) own.push(mountEarlyAccess(app, gate, platform, services));
  mountMcp(app, gate, services, settings);
  mountHealth(app, {
    isReady: dependencies.isReady,
    isOverloaded: () => gate.inFlight.keyed.isFull,
    ping: platform?.store.ping,
    services,
  });
  mountPages(app, {
    gate,
    services,
    buildOpenApiDocument: () => buildOpenApiDocument(services, settings.publicUrl, own),
    address: settings,
    limiters,
  });
  app.notFound(
    watched(gate, { route: "*" }, (context, watch) => {
      const problem = notAllowed(app, context.req);
      if (problem) throw problem;
      const nothing = "There is nothing at this path. /openapi.json lists every path.";
      return answerMissing(context, watch, nothing);
    }),
  );
  app.onError((error, context) => {
    const problem = asProblem(error, context, log);
    return sendProblem(context.req.raw.headers, problem, idOf(context));
  });
  return app;
}

function platformParts(platform: Platform | undefined): Partial<ServiceDependencies> {
  return platform
    ? { store: platform.store, limiters: platform.limiters }
    : { limiters: memoryLimiters };
}

function asProblem(error: unknown, context: Context, log: Log): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return platformProblem("malformed_http", error.message);
  }
  return internalErrorProblem(error, { requestId: idOf(context) }, log);
}

function idOf(context: Context): string {
  return requestIdOf(context.req.raw.headers.get("x-request-id"));
}

/**
 * Keys, quotas, limits, metrics and storage, which all services share. An app without a platform
 * requires no keys and stores nothing.
 */
export interface Platform {
  readonly store: Store;
  /** Undefined if `ALMANAC_AUTH` is `off`. */
  readonly access: Access | undefined;
  readonly blocks: Blocks;
  readonly meter: Meter;
  readonly tiers: Tiers;
  readonly limiters: Limiters;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly processorTime: ProcessorTime;
  readonly earlyAccess: EarlyAccess;
  /** Worker threads. Without them, all work is done on the main thread. */
  readonly work?: Work;
}
