import type { Context, Hono } from "hono";
import type { Gate } from "../http/gate/gate.ts";
import { watched } from "../http/observed-route.ts";
import { type OwnAddressSettings, ownAddress } from "../http/own-address.ts";
import type { Service } from "../http/service.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { apiHeaders, pageHeaders } from "../security-headers.ts";
import { docsPage, readScalarScript } from "./docs.ts";
import { landingPage } from "./landing.ts";
import { styleSheet } from "./layout.ts";
import { problemPage, problemPages } from "./problems.ts";

const oneDay = "public, max-age=86400";

/** The pages for people: the landing page, the API documentation, and one page per kind of problem. */
export function mountPages(
  app: Hono,
  gate: Gate,
  services: readonly Service[],
  openApiDocument: object,
  address: OwnAddressSettings,
): void {
  const document = JSON.stringify(openApiDocument);
  const problems = problemPages(services);
  const asPage = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    new Response(body, {
      headers: { ...pageHeaders, "Content-Type": "text/html; charset=utf-8", ...headers },
    });
  const get = (route: string, show: (context: Context) => Response | Promise<Response>) =>
    app.get(route, watched(gate, { route }, show));

  get("/", (context) =>
    asPage(String(landingPage(services, ownAddress(context, address))), { Vary: "Host" }),
  );
  get(
    "/style.css",
    () => new Response(styleSheet, { headers: { ...pageHeaders, "Content-Type": "text/css" } }),
  );
  get(
    "/openapi.json",
    () =>
      new Response(document, {
        headers: {
          ...apiHeaders,
          "Content-Type": "application/json",
          "Access-Control-Allow-Origin": "*",
          "Cross-Origin-Resource-Policy": "cross-origin",
          "Cache-Control": "public, max-age=300",
        },
      }),
  );
  get("/docs", () => asPage(String(docsPage())));
  get("/docs/scalar.js", async () => {
    const headers = { ...pageHeaders, "Content-Type": "text/javascript", "Cache-Control": oneDay };
    return new Response(await readScalarScript(), { headers });
  });
  get("/problems/:slug", (context) => {
    const kind = problems.get(context.req.param("slug") ?? "");
    if (kind) return asPage(String(problemPage(kind)));
    throw platformProblem("not_found", "There is no such kind of problem.");
  });
}
