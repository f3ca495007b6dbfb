import type { AddressInfo } from "node:net";
import { issueKey } from "../../apps/api/src/access/api-key.ts";
import { createApp } from "../../apps/api/src/app.ts";
import { serve } from "../../apps/api/src/http/serve.ts";
import { createLogger } from "../../apps/api/src/observe/log.ts";
import { readSettings } from "../../apps/api/src/settings.ts";
import { openPlatform } from "../../apps/api/src/start/open-platform.ts";

// The whole API as in production: key, rate limit, quota, log, metrics. Only the limits are so high
// that none is reached.
const settings = readSettings(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>);
const tiers = { bench: { requestsPerMinute: 900_000_000, requestsPerMonth: 1_000_000_000 } };
const { logger } = createLogger("info", "/dev/null");
const now = Date.now;
const platform = await openPlatform({ ...settings, tiers }, logger, now);
const { key } = await issueKey(platform.store.database, platform.pepper, {
  owner: "bench",
  tier: "bench",
  scopes: "all",
  mode: "test",
  expiresAt: null,
  now: now(),
});
const limiter = platform.limiters.create("address", 600, 60);
const app = createApp({ settings, now, platform, limiter, log: logger, isReady: () => true });
const server = await serve(app, logger, { host: "127.0.0.1", port: 0 });
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key });
process.on("disconnect", () => process.exit(0));
