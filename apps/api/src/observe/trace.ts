import { randomBytes } from "node:crypto";

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Continues the caller's trace: the same trace id, a new span id. The caller's sampling flag is dropped, because
 * otherwise strangers would decide about our costs (W3C Trace Context).
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
