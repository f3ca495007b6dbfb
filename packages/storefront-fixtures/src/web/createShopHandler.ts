import { policies } from "../data/policies.ts";
import { escapeMarkup } from "../internal/catalog/generated/build-product.ts";
import type { Store } from "../store.ts";
import {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./createFetchHandler.ts";
import { createUcpHandler } from "./ucp/createUcpHandler.ts";
import type { UcpHandlerOptions } from "./ucp/ucp-options.ts";

/** Options of the handler for every surface that a shop has in process. */
export interface ShopHandlerOptions extends FetchHandlerOptions {
  /** Options for UCP. */
  readonly ucp?: UcpHandlerOptions;
}

/**
 * Answers UCP requests, the pages about policies, and the requests of the service description.
 *
 * @example
 * const handle = createShopHandler(createStore());
 * (await handle(new Request("https://shop.example/.well-known/ucp"))).status; // => 200
 */
export function createShopHandler(store: Store, options: ShopHandlerOptions = {}): FetchHandler {
  const { ucp, ...own } = options;
  const answerSeed = createFetchHandler(store, own);
  const answerUcp = createUcpHandler(store, {
    ...(own.wait === undefined ? {} : { wait: own.wait }),
    ...ucp,
  });
  return async (request) => {
    if (isUcpPath(new URL(request.url).pathname)) return answerUcp(request);
    return policyPage(store, request) ?? answerSeed(request);
  };
}

function isUcpPath(path: string): boolean {
  return path === "/.well-known/ucp" || path === "/ucp" || path.startsWith("/ucp/");
}

/**
 * The page of a policy under `/store/policies`, to which every checkout links; undefined for any
 * other request.
 */
function policyPage(store: Store, { method, url }: Request): Response | undefined {
  const name = /^\/store\/policies\/([a-z]+)$/.exec(new URL(url).pathname)?.[1] ?? "";
  const policy = policies.get(name);
  if (policy === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
  const texts = [policy.text, store.policyNote ?? ""].filter((text) => text !== "");
  const title = escapeMarkup(policy.title);
  const page = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>`,
    ...texts.map((text) => `<p>${escapeMarkup(text)}</p>`),
    "</body></html>",
  ].join("\n");
  return new Response(method === "HEAD" ? null : page, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
