import type { MiddlewareHandler } from "hono";
import type { Gate } from "../../../http/mount.ts";

const addresses = new WeakMap<Headers, string>();

/** Notes on a request the address that it comes from; its headers are the one thing that all layers see. */
export function noteAddress({ clientAddress }: Gate): MiddlewareHandler {
  return (context, next) => {
    addresses.set(context.req.raw.headers, clientAddress(context));
    return next();
  };
}

export function addressOf(headers: Headers): string | undefined {
  return addresses.get(headers);
}
