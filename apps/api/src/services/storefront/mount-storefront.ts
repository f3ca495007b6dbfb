import { pathOf } from "@almanac/questions/question";
import { storefront } from "@almanac/questions/storefront";
import type { Context, Hono } from "hono";
import type { Gate } from "../../http/gate.ts";
import { notAllowed } from "../../http/routing.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { mountLab } from "./lab/mount-lab.ts";
import { mountMedia, mountStorePages } from "./mount-pages.ts";
import { noteExchanges } from "./shops/run-command.ts";
import { sandboxHeader } from "./shops/select-shop.ts";
import type { Surfaces } from "./surfaces.ts";
import { mountSimulation, mountUcp } from "./ucp.ts";

/** The paths on which scenarios change answers and sandboxes record transcripts. */
const exchanged = new Set([
  ...Object.values(storefront.questions).map((each) =>
    pathOf(each).replace(/^(\/v1\/\w+).*$/, "$1"),
  ),
  "/ucp",
  "/store",
]);

/** Mounts everything of the storefront except the operations under `/v1`. */
export function mountStorefront(app: Hono, gate: Gate, surfaces: Surfaces): void {
  for (const path of exchanged) app.use(`${path}/*`, noteExchanges());
  mountUcp(app, gate, surfaces);
  mountSimulation(app, gate, surfaces);
  mountMedia(app, gate, surfaces);
  mountStorePages(app, gate, surfaces);
  if (!surfaces.settings.lab) return;
  mountLab(app, gate, surfaces);
  app.all("/s/:sandbox/*", (context, next) => enterSandbox(app, context) ?? next());
}

/**
 * Sends `/s/{id}/ucp/carts` to `/ucp/carts` with that sandbox selected. Returns undefined for
 * `/_lab` and `/s`: the control API is not part of a sandbox.
 */
function enterSandbox(app: Hono, context: Context): Response | Promise<Response> | undefined {
  const { raw, path } = context.req;
  const id = context.req.param("sandbox") ?? "";
  const inner = path.slice(`/s/${id}`.length);
  if (/^\/(?:_lab|s)(?:\/|$)/.test(inner)) return undefined;
  // A Request cannot have this method, and nothing serves it.
  if (raw.method === "TRACE") {
    throw (
      notAllowed(app, { method: raw.method, path: inner }) ??
      platformProblem("not_found", "There is nothing at this path.")
    );
  }
  const url = new URL(raw.url);
  url.pathname = inner;
  const headers = new Headers(raw.headers);
  headers.set(sandboxHeader, id);
  const hasBody = raw.method !== "GET" && raw.method !== "HEAD";
  const request = new Request(url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(hasBody ? { body: bodyOf(raw), duplex: "half" } : {}),
  });
  return app.fetch(request, context.env);
}

/**
 * The body of a request, which is not touched until it is read. Some handlers read Node's stream
 * instead, and would wait for ever for the parts of a long body that another reader has taken.
 */
function bodyOf(raw: Request): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= raw.body?.getReader();
        const chunk = await reader?.read();
        if (chunk?.value === undefined) controller.close();
        else controller.enqueue(chunk.value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
