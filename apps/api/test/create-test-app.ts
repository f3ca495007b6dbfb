import { createApp, type Dependencies } from "../src/app.ts";
import { createMemoryLimiter } from "../src/platform/limiter.ts";
import { silentLog } from "../src/platform/logging.ts";
import { serviceIds } from "../src/services/service.ts";
import { certificatesLab } from "./certificates-lab.ts";

/** An app with everything on, nothing logged, and no limit that a test could meet by accident. */
export function createTestApp(overrides: Partial<Dependencies> = {}) {
  return createApp({
    config: { services: serviceIds, prelaunch: [], publicUrl: undefined },
    now: Date.now,
    certs: certificatesLab,
    limiter: createMemoryLimiter(1_000_000, 60),
    log: silentLog,
    isReady: () => true,
    ...overrides,
  });
}
