import type { Hono } from "hono";
import type { Result, Router } from "hono/router";
import { requestIdOf } from "../incoming-request.ts";
import { type ProblemError, problemResponse } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";

/**
 * A router that looks up each path without parameters only once, because its handlers never change.
 * Hono's fast router accepts no routes at all as soon as one path matches two patterns:
 * `/v1/vehicles/coverage` also matches `/v1/vehicles/:vin`. The other router splits every path
 * again for each request.
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

/**
 * The 405 problem with `Allow`, if the path exists for other methods. Call it only when no route
 * has matched: a second handler on each path would send every request through a chain of handlers.
 */
export function notAllowed(
  app: Hono,
  { method, path }: { readonly method: string; readonly path: string },
): ProblemError | undefined {
  const known = new Set(
    app.routes.map(({ method }) => method).filter((method) => method !== "ALL"),
  );
  const methods = new Set([...known].filter((each) => serves(app, each, path)));
  // Hono answers HEAD wherever it answers GET.
  if (methods.has("GET")) methods.add("HEAD");
  // A route for this method exists, so the record is missing: that is a 404.
  if (methods.size === 0 || methods.has(method)) return undefined;
  const allow = [...methods].sort().join(", ");
  return platformProblem(
    "method_not_allowed",
    `${method} is not allowed here; allowed: ${allow}.`,
    { headers: { Allow: allow } },
  );
}

/** Adds the check as the last handler of a small app that has its own `notFound`. */
export function mountNotAllowed(app: Hono): void {
  app.all("*", (context, next) => {
    const problem = notAllowed(app, context.req);
    const id = requestIdOf(context.req.raw.headers.get("x-request-id"));
    return problem ? Promise.resolve(problemResponse(problem, id)) : next();
  });
}

function serves(app: Hono, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}
