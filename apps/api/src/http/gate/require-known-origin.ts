import type { Context } from "hono";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { isLoopback } from "../own-address.ts";

/** The origins whose pages may call, besides those of this machine. */
export interface KnownOrigins {
  readonly publicUrl?: string | undefined;
  readonly corsOrigins?: readonly string[];
}

/**
 * Refuses pages of other origins, as the Model Context Protocol asks (Transports, "Security & Endpoint"): a page could otherwise
 * reach a server on the reader's own machine under a name that resolves to it.
 */
export function requireKnownOrigin(
  context: Context,
  route: string,
  { publicUrl, corsOrigins = [] }: KnownOrigins,
): void {
  const origin = context.req.header("origin");
  if (origin === undefined || corsOrigins.includes(origin)) return;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = publicUrl !== undefined && url?.origin === new URL(publicUrl).origin;
  if (isOwn || (url !== undefined && isLoopback(url.hostname.replace(/^\[(.*)\]$/, "$1")))) return;
  throw platformProblem(
    "forbidden_origin",
    `Pages of ${origin.slice(0, 200)} may not call ${route}.`,
  );
}
