import { type HttpHandler, http } from "msw";
import type { Store } from "../store.ts";
import { createShopHandler, type ShopHandlerOptions } from "./createShopHandler.ts";

/**
 * Returns handlers for MSW that answer the requests of the service description and of UCP from a
 * shop. A dropped answer is a network error.
 *
 * @param origin the origin whose requests are answered. Default: every origin.
 * @example
 * const server = setupServer(...mswHandlers(createStore(), { origin: "https://shop.example" }));
 */
export function mswHandlers(
  store: Store,
  { origin = "*", ...options }: ShopHandlerOptions & { readonly origin?: string } = {},
): HttpHandler[] {
  const handle = createShopHandler(store, options);
  const base = options.basePath ?? "/v1";
  const resolve = async ({ request }: { request: Request }) => {
    try {
      return await handle(request);
    } catch {
      return Response.error();
    }
  };
  return [
    http.all(`${origin}${base}/*`, resolve),
    http.get(`${origin}/media/*`, resolve),
    http.get(`${origin}/store/policies/*`, resolve),
    http.get(`${origin}/.well-known/ucp`, resolve),
    http.all(`${origin}/ucp/*`, resolve),
  ];
}
