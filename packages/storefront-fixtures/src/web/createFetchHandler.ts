import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import { applyFaults } from "../applyFaults.ts";
import type { Store } from "../store.ts";
import { handlerProblem, type Problem } from "./problem.ts";
import { answer, findRoute, type SeedReply } from "./routes.ts";

/** Answers a request in process: no port, no network. */
export type FetchHandler = (request: Request) => Promise<Response>;

export interface FetchHandlerOptions {
  /** Prefix of the paths of the service description. Default: `/v1`. */
  readonly basePath?: string;
  /** Answers 503 to everything, as a service does before its launch. */
  readonly prelaunch?: boolean;
  /** Waits when a scenario delays an answer. Without it, answers are not delayed. */
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * Answers the requests of the service description in process: catalogue, carts, checkout, orders
 * and pictures. Scenarios apply; a dropped answer rejects the promise, as `fetch` does.
 *
 * @param store the shop, or a function that returns the shop of a request.
 * @returns a function from `Request` to `Response`. It rejects only for a dropped answer, or if an
 * option of the shop throws.
 * @example
 * const handle = createFetchHandler(createStore());
 * const response = await handle(new Request("http://shop.example/v1/products?limit=1"));
 * response.status; // => 200
 */
export function createFetchHandler(
  store: Store | ((request: Request) => Store | undefined),
  options: FetchHandlerOptions = {},
): FetchHandler {
  return async (request) => {
    const shop = typeof store === "function" ? store(request) : store;
    const url = new URL(request.url);
    const picture = shop && pictureAt(shop, url, request.method);
    if (picture) return picture;
    const reply = shop
      ? await replyTo(shop, request, url, options)
      : toReply(handlerProblem("not_found", "There is no shop for this request."));
    const faulted = applyFaults(reply, reply.faults);
    if (faulted.delay_ms > 0) await options.wait?.(faulted.delay_ms);
    if (faulted.drop) throw new TypeError("The scenario dropped the answer.");
    const isBare = request.method === "HEAD" || faulted.status === 204;
    return new Response(isBare ? null : faulted.text, {
      status: faulted.status,
      headers: faulted.headers,
    });
  };
}

/** The sentence for an unknown path. A path without the base path is a likely mistake. */
function noPath(path: string, basePath: string): string {
  const missing = `There is no path ${path}.`;
  return findRoute(path) ? `${missing} Did you mean ${basePath}${path}?` : missing;
}

async function replyTo(
  shop: Store,
  request: Request,
  url: URL,
  { basePath = "/v1", prelaunch = false }: FetchHandlerOptions,
): Promise<SeedReply> {
  if (prelaunch) return toReply(handlerProblem("pre_launch", "This service is not live yet."));
  const path = url.pathname.startsWith(`${basePath}/`)
    ? url.pathname.slice(basePath.length)
    : undefined;
  const found = path === undefined ? undefined : findRoute(path);
  if (!found) return toReply(handlerProblem("not_found", noPath(url.pathname, basePath)));
  const method = request.method === "HEAD" ? "GET" : request.method;
  const operation = found.methods[method];
  if (!operation) {
    const allow = Object.keys(found.methods).join(", ");
    const problem = handlerProblem(
      "method_not_allowed",
      `${request.method} is not allowed here: ${allow}.`,
    );
    return { ...toReply(problem), headers: { ...problemHeaders, Allow: allow } };
  }
  const body = method === "POST" ? await readBody(request) : undefined;
  if (body && "problem" in body) return toReply(body.problem);
  return answer(shop, operation, {
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    body: body?.value,
    headers: request.headers,
  });
}

/** Reads the body as JSON; an empty body is an empty request. */
async function readBody(request: Request): Promise<{ value: unknown } | { problem: Problem }> {
  const text = await request.text();
  if (text.trim() === "") return { value: {} };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: handlerProblem("malformed_json", "The body is not one JSON document.") };
  }
}

const problemHeaders = { "Content-Type": "application/problem+json" };

function toReply(problem: Problem): SeedReply {
  return { status: problem.status, headers: problemHeaders, body: problem, faults: [] };
}

function pictureAt(shop: Store, url: URL, method: string): Response | undefined {
  const id = /\/media\/([^/]+)\.svg$/.exec(url.pathname)?.[1];
  if (id === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
  const width = url.searchParams.get("w");
  const svg = shop.image(percentDecode(id), width === null ? undefined : Number(width));
  if (svg === undefined) return undefined;
  return new Response(method === "HEAD" ? null : svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
