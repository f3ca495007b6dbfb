import type { ContextVariableMap } from "hono";
import type { Caller } from "../access/caller.ts";

/** The sender of a request, for handlers whose answer depends on the caller. */
export interface CallerContext {
  readonly headers: Headers;
  /** The owner of the key in the request. `anyone` if it carries no key, or none is needed. */
  readonly caller: Caller;
  /** The address that rate limits count this request under. */
  readonly address: string;
  /**
   * What the middleware of a service has stored with the request. Each service declares its own names in Hono's
   * `ContextVariableMap`.
   */
  readonly variables: Readonly<ContextVariableMap>;
}
