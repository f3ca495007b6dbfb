import type { ContextVariableMap } from "hono";
import type { Caller } from "../access/caller.ts";

/** Who sent a request, for work that differs by caller. */
export interface Asker {
  readonly headers: Headers;
  /** Whose key the request carries; `anyone` where it carries none or none is needed. */
  readonly caller: Caller;
  /** The address that limits count the request by. */
  readonly address: string;
  /** What the middleware of a service keeps beside the request. Each service declares its own names in Hono's map. */
  readonly variables: Readonly<ContextVariableMap>;
}
