import type { Context } from "hono";
import { type Exchange, handleRequests, type Route } from "./exchange.ts";
import type { Gate } from "./gate.ts";

/** What the handler of a watched route receives, and what it reports back. */
export type Watch = Pick<
  Exchange,
  | "requestId"
  | "traceparent"
  | "headers"
  | "caller"
  | "admission"
  | "address"
  | "variables"
  | "code"
  | "spend"
  | "reserve"
  | "resume"
  | "timer"
>;

interface Place<Body> extends Omit<Route, "open"> {
  /** Whether a key is needed. Default: false, but a key that is sent is always checked. */
  readonly keyed?: boolean;
  /**
   * Reads the body for the handler, after the request is admitted and before it counts as in
   * flight. It refuses more than `mostBytes`, whatever the route allows.
   */
  readonly readBody?: (context: Context, mostBytes: number) => Promise<Body>;
}

/**
 * Handles a route that is not an operation of the API, such as a page, or a protocol with its
 * own answers.
 */
export function watched<Body = undefined>(
  gate: Gate,
  { keyed = false, readBody, ...place }: Place<Body>,
  handle: (context: Context, watch: Watch, body: Body) => Response | Promise<Response>,
): (context: Context) => Promise<Response> {
  const route = { ...place, open: !keyed, idHeader: "request-id" };
  return handleRequests(gate, route, async (exchange) => {
    const { context } = exchange;
    // Places without `readBody` have the type `undefined` for their body.
    const body = (await readBody?.(context, exchange.mostBodyBytes)) as Body;
    exchange.begin();
    return leave(await handle(context, exchange, body), exchange);
  });
}

/** Settles what the answer costs the key, and adds the headers that say what is left. */
function leave(response: Response, exchange: Exchange): Response {
  const { admission, spend } = exchange;
  exchange.status = response.status;
  if (admission === undefined) return response;
  exchange.settle(spend ?? (response.ok ? 1 : 0));
  for (const [name, value] of Object.entries(admission.headers())) {
    response.headers.set(name, value);
  }
  // The answer is meant for this key, so no shared cache may store it.
  response.headers.set("Cache-Control", "no-store");
  return response;
}
