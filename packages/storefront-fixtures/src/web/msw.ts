import { type HttpHandler, http } from "msw";
import type { Store } from "../store.ts";
import { createFetchHandler, type FetchHandlerOptions } from "./createFetchHandler.ts";

/**
 * Returns handlers for MSW that answer the requests of the service description from a shop. A dropped answer is a network error.
 *
 * @param origin the origin whose requests are answered; every origin unless given.
 * @example
 * const server = setupServer(...mswHandlers(createStore(), { origin: "https://shop.example" }));
 */
export function mswHandlers(
  store: Store,
  { origin = "*", ...options }: FetchHandlerOptions & { readonly origin?: string } = {},
): HttpHandler[] {
  const handle = createFetchHandler(store, options);
  const base = options.basePath ?? "/v1";
  const resolve = async ({ request }: { request: Request }) => {
    try {
      return await handle(request);
    } catch {
      return Response.error();
    }
  };
  return [http.all(`${origin}${base}/*`, resolve), http.get(`${origin}/media/*`, resolve)];
}
