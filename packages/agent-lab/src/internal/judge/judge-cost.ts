import type { Score, TranscriptEntry } from "../../types.ts";
import type { Facts } from "./facts.ts";
import { unwrapped } from "./sums-in.ts";

/** Counts what a run cost. */
export function judgeCost({ entries, calls, questions }: Facts): Score["cost"] {
  const failed = calls.filter(isFailed);
  const times = entries.map(({ at }) => Date.parse(at));
  return {
    calls: calls.length,
    questions: questions.length,
    bytes_sent: total(calls, ({ request }) => request.bytes ?? 0),
    bytes_received: total(calls, ({ response }) => response.bytes ?? 0),
    errors: failed.length,
    retries: calls.filter((call) => repeatsFailed(call, failed)).length,
    virtual_ms: times.length === 0 ? 0 : Math.max(...times) - Math.min(...times),
  };
}

/** Whether a call failed: by its HTTP status, as an error of JSON-RPC, or as an error of UCP. */
function isFailed({ response }: TranscriptEntry): boolean {
  if (response.dropped === true || response.status === 0 || response.status >= 400) return true;
  const { body } = response;
  if (typeof body !== "object" || body === null) return false;
  if ("error" in body) return true;
  const ucp = unwrapped(body)?.ucp;
  return typeof ucp === "object" && ucp !== null && "status" in ucp && ucp.status === "error";
}

function repeatsFailed(call: TranscriptEntry, failed: readonly TranscriptEntry[]): boolean {
  const same = fingerprint(call);
  return failed.some((earlier) => earlier.seq < call.seq && fingerprint(earlier) === same);
}

function fingerprint({ shop, operation, request }: TranscriptEntry): string {
  const { method, path, query, body } = request;
  return JSON.stringify([shop, operation, method, path, query, body]);
}

function total(calls: readonly TranscriptEntry[], of: (call: TranscriptEntry) => number): number {
  return calls.reduce((sum, call) => sum + of(call), 0);
}
