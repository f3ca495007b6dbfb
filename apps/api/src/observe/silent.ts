import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Discards everything. It is not in the file of `createLogger`, so that a program without a log
 * does not load pino.
 */
export const silentLog: Log = { warn() {}, error() {}, child: () => ({ info() {} }) };

/** Discards everything, and does not load the library of metrics. */
export const noMetrics: Metrics = {
  operation: () => ({ answered() {}, spent() {} }),
  authFailure() {},
  limited() {},
  limiterFallback() {},
  shed() {},
  connectionClosed() {},
  beforeLaunch() {},
};
