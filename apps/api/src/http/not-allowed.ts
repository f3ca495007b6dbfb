import type { Hono } from "hono";
import type { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { problemResponse } from "../problems/problem-response.ts";
import { requestIdOf } from "./request-id.ts";

/**
 * The 405 problem with `Allow`, if the path exists for other methods. Call it only when no route has matched: a second
 * handler on each path would send every request through a chain of handlers.
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
