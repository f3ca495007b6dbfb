import type { Metrics } from "./metrics.ts";

/** Discards everything. */
export const noMetrics: Metrics = {
  operation: () => ({ answered() {}, spent() {} }),
  authFailure() {},
  limited() {},
  limiterFallback() {},
  shed() {},
  connectionClosed() {},
  beforeLaunch() {},
};
