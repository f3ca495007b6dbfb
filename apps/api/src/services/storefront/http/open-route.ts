import type { Context } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { watched } from "../../../http/observed-route.ts";
import type { CallerContext } from "../../../http/operation/operation.ts";

/** A route for browsers that needs no key. `readBody` reads the body of a form after the request is admitted. */
export function openRoute<Body = undefined>(
  gate: Gate,
  route: string,
  handler: (context: Context, callerContext: CallerContext, body: Body) => Promise<Response>,
  readBody?: (context: Context, mostBytes: number) => Promise<Body>,
): (context: Context) => Promise<Response> {
  const place = { route, service: "storefront", ...(readBody ? { readBody } : {}) } as const;
  return watched<Body>(gate, place, (context, watch, body) => handler(context, watch, body));
}
