import type { Result, Router } from "hono/router";

/**
 * A router that looks up each path without parameters only once, because its handlers never change. Hono's fast router
 * accepts no routes at all as soon as one path matches two patterns: `/v1/vehicles/coverage` also matches
 * `/v1/vehicles/:vin`. The other router splits every path again for each request.
 */
export class MemoRouter<Handler> implements Router<Handler> {
  readonly name = "MemoRouter";
  readonly #router: Router<Handler>;
  readonly #literalPaths = new Set<string>();
  readonly #found = new Map<string, Map<string, Result<Handler>>>();

  constructor(router: Router<Handler>) {
    this.#router = router;
  }

  add(method: string, path: string, handler: Handler): void {
    if (!/[:*]/.test(path)) this.#literalPaths.add(path);
    this.#router.add(method, path, handler);
  }

  match(method: string, path: string): Result<Handler> {
    return this.#found.get(method)?.get(path) ?? this.#find(method, path);
  }

  #find(method: string, path: string): Result<Handler> {
    const result = this.#router.match(method, path);
    if (this.#literalPaths.has(path)) {
      const ofMethod = this.#found.get(method) ?? new Map<string, Result<Handler>>();
      this.#found.set(method, ofMethod.set(path, result));
    }
    return result;
  }
}
