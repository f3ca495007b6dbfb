import { randomUUID } from "node:crypto";

// Long enough to be an id, short and plain enough to be echoed and logged as it is.
const clean = /^[\w-]{8,64}$/;

/** The caller's `X-Request-Id` when it is clean, else a new one. */
export function requestIdOf(given: string | null): string {
  return given !== null && clean.test(given) ? given : randomUUID();
}
