import type { Result, Router } from "hono/router";

/**
 * A router that looks each path without parameters up only once: what serves it never changes. Hono's fast router refuses
 * all paths as soon as one fits two patterns, as `/v1/vehicles/coverage` fits `/v1/vehicles/:vin`, and the other one takes
 * every path apart anew.
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
