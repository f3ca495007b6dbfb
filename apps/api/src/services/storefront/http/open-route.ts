import type { Context } from "hono";
import type { Gate } from "../../../platform/mount.ts";
import { watched } from "../../../platform/watched.ts";
import { admit } from "./admit.ts";

type Handler = (context: Context) => Promise<Response>;

/** A route for browsers, open to all. */
export function openRoute(gate: Gate, route: string, handler: Handler): Handler {
  return watched(gate, { route, service: "storefront" }, async (context) => {
    await admit(context, gate);
    return await handler(context);
  });
}
