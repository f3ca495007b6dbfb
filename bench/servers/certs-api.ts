import type { AddressInfo } from "node:net";
import { createApp } from "../../apps/api/src/app.ts";
import { serve } from "../../apps/api/src/http/serve.ts";
import { createMemoryLimiter } from "../../apps/api/src/limits/limiters.ts";
import { createLogger } from "../../apps/api/src/observe/log.ts";
import { serviceIds } from "../../apps/api/src/service-id.ts";

// The API as in production, except that it may look up loopback addresses.
const { logger } = createLogger("info", "/dev/null");
const app = createApp({
  settings: { services: serviceIds, prelaunch: [], publicUrl: undefined },
  now: Date.now,
  certs: { allow: ["127.0.0.0/8"], ports: "any" },
  limiter: createMemoryLimiter(1_000_000_000, 60),
  log: logger,
  isReady: () => true,
});
const server = await serve(app, logger, { host: "127.0.0.1", port: 0 });
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
