import type { Metrics } from "./metrics.ts";

/** For whoever serves without being watched. */
export const noMetrics: Metrics = {
  operation: () => ({ answered() {}, spent() {} }),
  authFailure() {},
  limited() {},
  limiterFallback() {},
  shed() {},
  connectionClosed() {},
  beforeLaunch() {},
};
