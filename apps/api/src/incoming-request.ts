import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Header fields, by lower-case name. */
export interface HeaderSource {
  get(name: string): string | null;
}

/** The fields as Node has already parsed them. Building a Headers object would cost as much as routing. */
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
