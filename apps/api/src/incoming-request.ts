import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Header fields, by lower-case name. */
export interface HeaderSource {
  get(name: string): string | null;
}

/**
 * The fields as Node has already parsed them. Building a Headers object would cost as much
 * as routing.
 */
class IncomingHeaders implements HeaderSource {
  readonly #fields: IncomingHttpHeaders;

  constructor(fields: IncomingHttpHeaders) {
    this.#fields = fields;
  }

  get(name: string): string | null {
    const value = this.#fields[name];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  }
}

export function headersOf(context: Context): HeaderSource {
  const incoming = incomingOf(context);
  return incoming ? new IncomingHeaders(incoming.headers) : context.req.raw.headers;
}

/** The request as Node received it. Undefined in tests that use no socket. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  const { incoming }: { readonly incoming?: IncomingMessage } = context.env ?? {};
  return incoming;
}

// Long enough to be an id, short and simple enough to be echoed and logged unchanged.
const clean = /^[\w-]{8,64}$/;

/** The caller's `X-Request-Id` if it matches the pattern, else a new id. */
export function requestIdOf(given: string | null): string {
  return given !== null && clean.test(given) ? given : randomUUID();
}
