import type { Metrics } from "./metrics.ts";

/** For whoever serves without being watched. */
export const noMetrics: Metrics = {
  operation: () => () => {},
  authFailure() {},
  limited() {},
  limiterFallback() {},
  shed() {},
  beforeLaunch() {},
  spent() {},
};
