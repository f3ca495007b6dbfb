import type { Store } from "../store.ts";
import {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./createFetchHandler.ts";
import { policyPage } from "./policy-page.ts";
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
