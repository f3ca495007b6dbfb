import type { Context, Hono } from "hono";
import { storeFile } from "../http/delivery/stored-file.ts";
import { createTextStore } from "../http/delivery/text-store.ts";
import { type Watch, watched } from "../http/observed-route.ts";
import { ownAddress } from "../http/own-address.ts";
import { headersOf } from "../incoming-request.ts";
import { apiHeaders, pageHeaders } from "../security-headers.ts";
import { assets } from "./assets.ts";
import type { Html } from "./html.ts";
import { coveragePage } from "./pages/coverage.ts";
import { docsPage, docsPolicy } from "./pages/docs.ts";
import { landingPage } from "./pages/landing.ts";
import { llmsText } from "./pages/llms.ts";
import { answerMissing } from "./pages/missing.ts";
import { problemExample } from "./pages/problem-examples.ts";
import { problemIndex, problemPage, problemPages } from "./pages/problems.ts";
import { robotsText } from "./pages/robots.ts";
import { statusPage } from "./pages/status.ts";
import type { Site } from "./site.ts";
import { createAsk } from "./try/ask.ts";
import { mountTry, tryCards } from "./try/mount-try.ts";
import { tryIndex } from "./try/try-page.ts";

const mostStoredPages = 200;

/** The pages for people, the files that they load, and the texts for programs that read websites. */
export function mountPages(app: Hono, site: Site): void {
  const { gate, services, address } = site;
  const stored = createTextStore(mostStoredPages);
  const get: Get = (route, show) => app.get(route, watched(gate, { route }, show));
  const asPage = (context: Context, body: Html, headers = {}) =>
    stored(String(body)).respond(headersOf(context), {
      ...pageHeaders,
      "Content-Type": "text/html; charset=utf-8",
      ...headers,
    });

  for (const { path, type, caching, read } of assets) {
    get(path, async (context) =>
      (await read()).respond(headersOf(context), {
        ...pageHeaders,
        "Content-Type": type,
        "Cache-Control": caching,
      }),
    );
  }
  get("/", async (context) => asPage(context, await landingPage(site, context), { Vary: "Host" }));
  get("/docs", (context) => asPage(context, docsPage(), { "Content-Security-Policy": docsPolicy }));
  get("/coverage", (context) => asPage(context, coveragePage(services)));
  get("/status", (context) => asPage(context, statusPage(site), { "Cache-Control": "no-cache" }));
  mountProblems(get, asPage, site);
  get("/try", (context) => asPage(context, tryIndex(tryCards(site))));
  mountTry(app, site);

  const openApi = storeFile(JSON.stringify(site.openApiDocument));
  get("/openapi.json", (context) =>
    openApi.respond(headersOf(context), {
      ...apiHeaders,
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=300",
    }),
  );
  const asText = (context: Context, text: string) =>
    stored(text).respond(headersOf(context), {
      ...pageHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      Vary: "Host",
    });
  get("/llms.txt", (context) => asText(context, llmsText(services, ownAddress(context, address))));
  get("/robots.txt", (context) => asText(context, robotsText));
}

type Show = (context: Context, watch: Watch) => Response | Promise<Response>;
type Get = (route: string, show: Show) => void;
type AsPage = (context: Context, body: Html) => Promise<Response>;

function mountProblems(get: Get, asPage: AsPage, { services, gate }: Site): void {
  const problems = problemPages(services);
  get("/problems", (context) => asPage(context, problemIndex(problems)));
  get("/problems/:slug", async (context, watch) => {
    const kind = problems.get(context.req.param("slug") ?? "");
    if (kind === undefined) {
      return answerMissing(context, watch, "There is no such kind of problem.");
    }
    const ask = createAsk(context, gate, "example", services);
    return asPage(context, problemPage(kind, await problemExample(kind.code, ask)));
  });
}
