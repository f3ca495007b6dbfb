import type { Hono } from "hono";
import { platformProblem } from "./problem-kinds.ts";
import { problemResponse } from "./problem-response.ts";
import { requestIdOf } from "./request-id.ts";

/** 405 with `Allow` for every path that is mounted so far, whatever the other method. */
export function mountNotAllowed(app: Hono): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === "ALL") continue;
    const methods = methodsByPath.get(path) ?? new Set();
    methodsByPath.set(path, methods.add(method));
    // Hono answers HEAD wherever it answers GET.
    if (method === "GET") methods.add("HEAD");
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods].sort().join(", ");
    app.all(path, (context) =>
      problemResponse(
        platformProblem(
          "method_not_allowed",
          `${context.req.method} is not allowed here; allowed: ${allow}.`,
          {
            headers: { Allow: allow },
          },
        ),
        requestIdOf(context.req.raw.headers.get("x-request-id")),
      ),
    );
  }
}
