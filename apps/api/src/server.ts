import { styleText } from "node:util";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createMemoryLimiter } from "./platform/limiter.ts";
import { createLogger } from "./platform/logging.ts";
import { serve } from "./platform/serve.ts";
import { closeGracefully } from "./platform/shutdown.ts";
import { createServices } from "./services/index.ts";
import { openStorefront } from "./services/storefront/open-storefront.ts";
import { curlLine } from "./web/curl.ts";

/** Requests of one address in a minute, as long as there are no keys to count by. */
const addressLimitPerMinute = 600;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { logger, flush } = createLogger(config.logLevel);
  let draining = false;
  const now = Date.now;
  const storefront = openStorefront(config.storefront, config.dataDir, config.publicUrl);
  const app = createApp({
    config,
    now,
    storefront,
    limiter: createMemoryLimiter(addressLimitPerMinute, 60),
    log: logger,
    isReady: () => !draining,
  });
  const server = await serve(app, logger, config);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  greet(config.publicUrl ?? `http://${config.host}:${port}`, config.services, now);

  const stop = async (signal: NodeJS.Signals) => {
    // A second signal means now.
    if (draining) process.exit(130);
    draining = true;
    // At a terminal there is no balancer to wait for.
    await closeGracefully(server, {
      drainMs: signal === "SIGTERM" ? 2_000 : 0,
      deadlineMs: 10_000,
    });
    await storefront.shopStore.close();
    flush();
    process.exitCode = 0;
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** On stderr, so that stdout stays one JSON document a line. */
function greet(base: string, offered: readonly string[], now: () => number): void {
  const services = createServices({ now }).filter(({ id }) => offered.includes(id));
  const lines = [
    styleText("bold", `Almanac listens on ${base}`, { stream: process.stderr }),
    `Documentation: ${base}/docs`,
    ...services.flatMap((service) => ["", `${service.title}:`, `  ${curlLine(service, base)}`]),
  ];
  process.stderr.write(`${lines.join("\n")}\n\n`);
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  const known =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error && "code" in error && error.code === "EADDRINUSE"
        ? "The port is taken. Set PORT to another one."
        : undefined;
  process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`);
}
