import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "hono";

/** Header fields by lower-case name. */
export interface HeaderSource {
  get(name: string): string | null;
}

/** The fields as Node has parsed them already; to build a Headers object first costs as much as routing. */
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
  const { incoming } = (context.env ?? {}) as { incoming?: { headers?: IncomingHttpHeaders } };
  return incoming?.headers ? new IncomingHeaders(incoming.headers) : context.req.raw.headers;
}
