import { createApp, type Dependencies } from "../src/app.ts";
import { createMemoryLimiter } from "../src/limits/limiters.ts";
import { silentLog } from "../src/observe/silent.ts";
import { serviceIds } from "../src/service-id.ts";
import { certificatesLab } from "./services/certs-lab.ts";

/** An app with all features on, without a log, and with limits that no test reaches by accident. */
export function createTestApp(overrides: Partial<Dependencies> = {}) {
  return createApp({
    settings: { services: serviceIds, prelaunch: [], publicUrl: undefined },
    now: Date.now,
    certs: certificatesLab,
    limiter: createMemoryLimiter(1_000_000, 60),
    log: silentLog,
    isReady: () => true,
    ...overrides,
  });
}
