import type { Context, Hono } from "hono";
import type { ProblemError } from "./problem.ts";
import { platformProblem } from "./problem-kinds.ts";

/**
 * 405 with `Allow` where the path is known under other methods, asked only when nothing has matched: a second handler on
 * each path would cost every request its way through a chain.
 */
export function notAllowed(app: Hono, { req }: Context): ProblemError | undefined {
  const known = new Set(
    app.routes.map(({ method }) => method).filter((method) => method !== "ALL"),
  );
  const methods = new Set([...known].filter((method) => serves(app, method, req.path)));
  // Hono answers HEAD wherever it answers GET.
  if (methods.has("GET")) methods.add("HEAD");
  // What is served and was not found is a missing record.
  if (methods.size === 0 || methods.has(req.method)) return undefined;
  const allow = [...methods].sort().join(", ");
  return platformProblem(
    "method_not_allowed",
    `${req.method} is not allowed here; allowed: ${allow}.`,
    { headers: { Allow: allow } },
  );
}

function serves(app: Hono, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}
