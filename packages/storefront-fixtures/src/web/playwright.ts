import type { Store } from "../store.ts";
import { createShopHandler, type ShopHandlerOptions } from "./createShopHandler.ts";

/**
 * The part of Playwright's `Route` that this file uses, so that Playwright need not be installed.
 */
export interface RouteLike {
  request(): {
    url(): string;
    method(): string;
    headers(): Record<string, string>;
    postData(): string | null;
  };
  fulfill(response: {
    status: number;
    headers: Record<string, string>;
    body: string;
  }): Promise<void>;
  abort(code?: string): Promise<void>;
}

/**
 * Returns a handler for Playwright's `page.route` that answers the requests of the service
 * description and of UCP from a shop. A dropped answer aborts the request.
 *
 * @example
 * await page.route("https://shop.example/**", playwrightRoute(createStore()));
 */
export function playwrightRoute(
  store: Store,
  options: ShopHandlerOptions = {},
): (route: RouteLike) => Promise<void> {
  const handle = createShopHandler(store, options);
  return async (route) => {
    const asked = route.request();
    const body = asked.postData();
    const init = { method: asked.method(), headers: asked.headers() };
    const request = new Request(asked.url(), body === null ? init : { ...init, body });
    let response: Response;
    try {
      response = await handle(request);
    } catch {
      return route.abort("connectionreset");
    }
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  };
}
