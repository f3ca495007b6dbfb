import { createServer, type Server } from "node:http";
import { styleText } from "node:util";
import { createApp } from "./app.ts";
import { serve } from "./http/serve.ts";
import { unavailableServices } from "./http/service.ts";
import { createLogger } from "./observe/log.ts";
import type { PrometheusMetrics } from "./observe/metrics.ts";
import { createServices, startMessages } from "./services/index.ts";
import { baseUrl, readSettings, type Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";
import { openPlatform, wireDependencies } from "./start/open-platform.ts";
import type { LocalKey } from "./start/secrets.ts";
import { closeGracefully, TakenPortError } from "./start/shutdown.ts";
import { StoreVersionError } from "./store/migrations.ts";
import { isStoreOutage } from "./store/outage.ts";
import { prepareAssets } from "./web/assets.ts";
import type { ShownKey } from "./web/curl.ts";
import { greeting } from "./web/greeting.ts";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { logger, flush } = createLogger(settings.logLevel);
  process.once("exit", flush);
  const now = Date.now;
  const platform = await openPlatform(settings, logger, now);
  let draining = false;
  const own = { log: logger, now, isReady: () => !draining };
  const app = createApp(wireDependencies(settings, platform, own));
  const server = await listening(
    { host: settings.host, setting: "PORT", port: settings.port },
    serve(app, logger, { ...settings, metrics: platform.metrics, isDraining: () => draining }),
  );
  const metricsServer =
    settings.metricsPort === undefined
      ? undefined
      : await listening(
          { host: settings.host, setting: "ALMANAC_METRICS_PORT", port: settings.metricsPort },
          serveMetrics(platform.metrics, { host: settings.host, port: settings.metricsPort }),
        );
  // Compresses the files of the pages now, so that no request waits for it.
  prepareAssets().catch((error) =>
    logger.error({ reason: String(error) }, "a file of the pages cannot be read"),
  );
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  // Loads the data now instead of at the first request, so that faults in it are logged at
  // the start.
  for (const { id, reason } of unavailableServices(offeredServices(settings, now))) {
    logger.error({ service: id, reason }, "a service cannot answer");
  }
  greet(baseUrl({ ...settings, port }), settings, platform.localKey, now);
  for (const note of startMessages(settings)) process.stderr.write(`${note}\n\n`);

  const stop = async (signal: NodeJS.Signals) => {
    // A second signal exits at once.
    if (draining) process.exit(130);
    draining = true;
    // SIGINT comes from a terminal, where no balancer needs time.
    const drainMs = signal === "SIGTERM" ? settings.drainSeconds * 1_000 : 0;
    // A store or mail server that never answers must not keep the process running.
    setTimeout(() => process.exit(1), drainMs + 18_000).unref();
    await closeGracefully(server, { drainMs, deadlineMs: 10_000 });
    metricsServer?.close();
    await platform.close();
    process.exitCode = 0;
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** Turns an address that cannot be used into an error that names the setting. */
async function listening(
  { host, setting, port }: { host: string; setting: string; port: number },
  server: Promise<Server>,
): Promise<Server> {
  try {
    return await server;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EADDRINUSE") {
      throw new TakenPortError(setting, port);
    }
    if (code === "EACCES")
      throw new SettingsError([`${setting}=${port} may not be used by this user.`]);
    if (/^(?:ENOTFOUND|EAI_\w+|EADDRNOTAVAIL|EINVAL)$/.test(code)) {
      throw new SettingsError([`HOST="${host}" is not an address of this machine (${code}).`]);
    }
    throw error;
  }
}

function offeredServices(settings: Pick<Settings, "services">, now: () => number) {
  return createServices({ now }).filter(({ id }) => settings.services.includes(id));
}

/** Prints to stderr, so that stdout contains only JSON lines. */
function greet(
  base: string,
  settings: Settings,
  key: LocalKey | undefined,
  now: () => number,
): void {
  const services = offeredServices(settings, now);
  const shownKey = settings.auth === "off" ? "none-needed" : shown(key);
  const [first = "", ...lines] = greeting({ ...settings, base, services, shownKey });
  const title = styleText("bold", first, { stream: process.stderr });
  process.stderr.write(`${[title, ...lines].join("\n")}\n\n`);
}

/**
 * Shows the key itself only on a terminal. Anything else may store the output, for example the log
 * of a service manager.
 */
function shown(key: LocalKey | undefined): ShownKey | undefined {
  return process.stderr.isTTY ? key?.key : key;
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof TakenPortError) return error.message;
  if (error instanceof StoreVersionError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isStoreOutage(error)) return `The store cannot be reached: ${error.message || error.name}`;
  return error.stack ?? error.message;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  // An open store could keep the process running, so exit explicitly.
  process.exit(1);
}

/** Serves `/metrics` on a separate port, which must not be reachable through the balancer. */
export function serveMetrics(
  metrics: PrometheusMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 500 },
    (request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") {
        response
          .writeHead(404, { "Content-Type": "text/plain" })
          .end("only GET /metrics is served here\n");
        return;
      }
      metrics.render().then(
        (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
