import type { Server } from "node:http";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { StoreOptions } from "@almanac/storefront-fixtures";
import { Hono } from "hono";
import type { Gate } from "../http/gate.ts";
import { mountOperation } from "../http/operation/mount.ts";
import { mountNotAllowed } from "../http/routing.ts";
import { serve } from "../http/serve.ts";
import { requestIdOf } from "../incoming-request.ts";
import { InFlight } from "../limits/in-flight.ts";
import { noLimits } from "../limits/limiters.ts";
import { ProcessorTime } from "../limits/processor-time.ts";
import { noMetrics, silentLog } from "../observe/silent.ts";
import { problemResponse } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { StorefrontDependencies } from "../services/storefront/dependencies.ts";
import { createStorefront } from "../services/storefront.ts";
import { closeGracefully } from "./shutdown.ts";

export { isLoopback } from "../http/origins.ts";

interface ServedShop {
  readonly url: string;
  close(): Promise<void>;
}

interface ServeShopOptions extends StorefrontDependencies {
  readonly host: string;
  readonly port: number;
  readonly now: () => number;
}

const unlimited = noLimits.create("shop", Number.MAX_SAFE_INTEGER, 1);

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

/**
 * An app of one shop: the seed contract, UCP, MCP, its pages and its control API, and nothing else.
 */
function createShopApp(now: () => number, storefront: StorefrontDependencies): Hono {
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

interface ShopOnStdio {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly now: () => number;
  readonly onlyShop: StoreOptions;
}

/**
 * Serves one shop over two streams, until the input ends: the tools of `/ucp/mcp`, one JSON-RPC
 * message on each line, in the order of the requests.
 */
export async function serveShopOnStdio(options: ShopOnStdio): Promise<void> {
  const { stdin, stdout, now, onlyShop } = options;
  const app = createShopApp(now, { onlyShop });
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === "") continue;
    const response = await app.request("/ucp/mcp", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: line,
    });
    const text = await response.text();
    // A notification has no answer.
    if (text !== "") stdout.write(`${text}\n`);
  }
}
