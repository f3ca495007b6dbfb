import type { CertError, CertPhase } from "../errors.ts";
import { certError } from "../internal/cert-error.ts";

/**
 * One deadline for name lookup, connection, STARTTLS and handshake together. The caller's signal
 * can end it early.
 */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly remainingMs: () => number;
  readonly end: () => void;
}

class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

export function startDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const started = performance.now();
  const timer = setTimeout(() => controller.abort(new DeadlinePassed()), timeoutMs);
  const onAbort = () => controller.abort(outer?.reason);
  if (outer?.aborted) onAbort();
  else outer?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, timeoutMs - (performance.now() - started)),
    end() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", onAbort);
    },
  };
}

/** The error of an aborted lookup: the deadline passed, or the caller aborted it. */
export function aborted(signal: AbortSignal, phase: CertPhase): CertError {
  return signal.reason instanceof DeadlinePassed
    ? certError("timeout", `The lookup passed its deadline (phase: ${phase}).`, { phase })
    : certError("aborted", "The caller aborted the lookup.", { phase, cause: signal.reason });
}

export function connectTimeout(): CertError {
  return certError("timeout", "The host did not accept the connection in time (phase: connect).", {
    phase: "connect",
  });
}

/**
 * Waits for the promise or for the deadline. At the deadline, work that cannot be cancelled
 * is abandoned.
 */
export function within<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  phase: CertPhase,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(aborted(signal, phase));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
