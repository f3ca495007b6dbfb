import type { Store } from "../store.ts";
import {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./createFetchHandler.ts";
import { policyPage } from "./policy-page.ts";
import { createUcpHandler } from "./ucp/createUcpHandler.ts";
import type { UcpHandlerOptions } from "./ucp/ucp-options.ts";

/** How a shop answers over every surface that it has in process. */
export interface ShopHandlerOptions extends FetchHandlerOptions {
  /** How it speaks UCP. */
  readonly ucp?: UcpHandlerOptions;
}

/** Answers what agents ask over UCP, the pages about policies, and everything else as the service description says. */
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
