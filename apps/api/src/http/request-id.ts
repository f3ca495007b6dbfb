import { randomUUID } from "node:crypto";

// Long enough to be an id, short and simple enough to be echoed and logged unchanged.
const clean = /^[\w-]{8,64}$/;

/** The caller's `X-Request-Id` if it matches the pattern, else a new id. */
export function requestIdOf(given: string | null): string {
  return given !== null && clean.test(given) ? given : randomUUID();
}
