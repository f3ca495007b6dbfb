import type { Log, OperationRecord } from "./logging.ts";
import type { Metrics } from "./metrics.ts";

/** What became of one request. */
export interface Outcome {
  status: number;
  code?: string | undefined;
  bytes?: number | undefined;
  traceId?: string | undefined;
  caller?: { readonly keyId: string; readonly tier: string } | undefined;
  /** Successes that the quota has paid for. */
  spent?: number | undefined;
}

/** Tells the log and the metrics what became of a request that began at `startMs` of `performance.now()`. */
export type RequestReport = (requestId: string, startMs: number, outcome: Outcome) => void;

/** The report of one operation. What is the same for all of its requests is prepared once. */
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
