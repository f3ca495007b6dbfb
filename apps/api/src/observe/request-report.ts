import { randomBytes } from "node:crypto";
import type { Log, OperationRecord } from "./log.ts";
import type { Metrics } from "./metrics.ts";

export interface Outcome {
  status: number;
  code?: string | undefined;
  bytes?: number | undefined;
  traceId?: string | undefined;
  /** The holder of the key that was sent, if it is known. */
  holder?: { readonly keyId: string; readonly tier: string } | undefined;
  /** Successes that counted against the quota. */
  spent?: number | undefined;
}

/**
 * Reports the result of a request to the log and the metrics. `startMs` is a time
 * of `performance.now()`.
 */
type RequestReport = (requestId: string, startMs: number, outcome: Outcome) => void;

/**
 * Creates the report function of one operation. What is the same for all its requests is
 * prepared once.
 */
export function reportRequests(
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
  operation: OperationRecord,
): RequestReport {
  const lines = log.child(operation);
  const service = operation.service ?? "platform";
  const measured = metrics.operation({ ...operation, service });
  return (requestId, startMs, { status, code, bytes, traceId, holder, spent }) => {
    const durationMs = performance.now() - startMs;
    measured.answered(status, durationMs / 1000);
    if (spent !== undefined && holder) measured.spent(holder.tier, spent);
    if (code === "overloaded") metrics.shed(holder ? "keyed" : "keyless");
    if (code === "pre_launch") metrics.beforeLaunch(service);
    if (code === "quota_exceeded") metrics.limited("month", holder?.tier ?? "none");
    lines.info({
      requestId,
      traceId,
      status,
      code,
      durationMs: Math.round(durationMs * 1000) / 1000,
      bytes,
      keyId: holder?.keyId,
      tier: holder?.tier,
    });
  };
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Continues the holder's trace: the same trace id, a new span id. The holder's sampling flag is
 * dropped, because otherwise strangers would decide about our costs (W3C Trace Context).
 * @returns undefined if there is no valid `traceparent`.
 */
export function continueTrace(
  given: string | null,
): { readonly traceId: string; readonly traceparent: string } | undefined {
  if (given === null) return undefined;
  const [, traceId = "", parent = ""] = pattern.exec(given) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(parent)) return undefined;
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-00` };
}
