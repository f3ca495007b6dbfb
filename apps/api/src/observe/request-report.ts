import type { Log, OperationRecord } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** The result of one request. */
export interface Outcome {
  status: number;
  code?: string | undefined;
  bytes?: number | undefined;
  traceId?: string | undefined;
  caller?: { readonly keyId: string; readonly tier: string } | undefined;
  /** Successes that counted against the quota. */
  spent?: number | undefined;
}

/** Reports the result of a request to the log and the metrics. `startMs` is a time of `performance.now()`. */
export type RequestReport = (requestId: string, startMs: number, outcome: Outcome) => void;

/** Creates the report function of one operation. What is the same for all its requests is prepared once. */
export function reportRequests(
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
  operation: OperationRecord,
): RequestReport {
  const lines = log.child(operation);
  const service = operation.service ?? "platform";
  const measured = metrics.operation({ ...operation, service });
  return (requestId, startMs, { status, code, bytes, traceId, caller, spent }) => {
    const durationMs = performance.now() - startMs;
    measured.answered(status, durationMs / 1000);
    if (spent !== undefined && caller) measured.spent(caller.tier, spent);
    if (code === "overloaded") metrics.shed(caller ? "keyed" : "keyless");
    if (code === "pre_launch") metrics.beforeLaunch(service);
    if (code === "quota_exceeded") metrics.limited("month", caller?.tier ?? "none");
    lines.info({
      requestId,
      traceId,
      status,
      code,
      durationMs: Math.round(durationMs * 1000) / 1000,
      bytes,
      keyId: caller?.keyId,
      tier: caller?.tier,
    });
  };
}
