import type { Context, Hono } from "hono";
import { type Watch, watched } from "../http/observed-route.ts";
import { ownAddress } from "../http/origins.ts";
import { type StoredFile, storeFile } from "../http/stored-file.ts";
import { headersOf } from "../incoming-request.ts";
import { apiHeaders, pageHeaders } from "../security-headers.ts";
import { assets } from "./assets.ts";
import { coveragePage } from "./pages/coverage.ts";
import { docsPage, docsPolicy, llmsText, robotsText } from "./pages/docs.ts";
import { answerMissing, landingPage } from "./pages/landing.ts";
import { problemExample } from "./pages/problem-examples.ts";
import { problemIndex, problemPage, problemPages } from "./pages/problems.ts";
import { statusPage } from "./pages/status.ts";
import { createPageStore, type PageStore, type Site } from "./site.ts";
import { createAsk } from "./try/ask.ts";
import { mountTry, tryCards } from "./try/mount-try.ts";
import { tryIndex } from "./try/try-page.ts";

const mostStoredPages = 200;

/**
 * The pages for people, the files that they load, and the texts for programs that read websites.
 */
export function mountPages(app: Hono, site: Site): void {
  const { gate, services, address } = site;
  const stored = createPageStore(mostStoredPages, gate.now);
  const get: Get = (route, show) => app.get(route, watched(gate, { route }, show));
  const send: SendPage = async (context, name, build, headers = {}) =>
    (await stored(name, build)).respond(headersOf(context), {
      ...pageHeaders,
      "Content-Type": "text/html; charset=utf-8",
      ...headers,
    });
  const base = (context: Context) => ownAddress(context, address);

  for (const { path, type, caching, read } of assets) {
    get(path, async (context) =>
      (await read()).respond(headersOf(context), {
        ...pageHeaders,
        "Content-Type": type,
        "Cache-Control": caching,
      }),
    );
  }
  get("/", (context) => {
    const name = `/ ${base(context)}`;
    return send(context, name, () => landingPage(site, context), { Vary: "Host" });
  });
  get("/docs", (context) =>
    send(context, "/docs", docsPage, { "Content-Security-Policy": docsPolicy }),
  );
  get("/coverage", (context) => send(context, "/coverage", () => coveragePage(services)));
  get("/status", (context) =>
    send(context, "/status", () => statusPage(site), { "Cache-Control": "no-cache" }),
  );
  mountProblems(get, send, site);
  get("/try", (context) => send(context, "/try", () => tryIndex(tryCards(site))));
  mountTry(app, site, stored);

  let openApi: StoredFile | undefined;
  get("/openapi.json", (context) => {
    openApi ??= storeFile(JSON.stringify(site.buildOpenApiDocument()));
    return openApi.respond(headersOf(context), {
      ...apiHeaders,
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=300",
    });
  });
  const asText = { "Content-Type": "text/plain; charset=utf-8", Vary: "Host" };
  get("/llms.txt", (context) => {
    const name = `/llms.txt ${base(context)}`;
    return send(context, name, () => llmsText(services, base(context)), asText);
  });
  get("/robots.txt", (context) => send(context, "/robots.txt", () => robotsText, asText));
}

type Show = (context: Context, watch: Watch) => Response | Promise<Response>;
type Get = (route: string, show: Show) => void;
type SendPage = (
  context: Context,
  name: string,
  build: Parameters<PageStore>[1],
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

function mountProblems(get: Get, send: SendPage, { services, gate }: Site): void {
  const problems = problemPages(services);
  get("/problems", (context) => send(context, "/problems", () => problemIndex(problems)));
  get("/problems/:slug", async (context, watch) => {
    const kind = problems.get(context.req.param("slug") ?? "");
    if (kind === undefined) {
      return answerMissing(context, watch, "There is no such kind of problem.");
    }
    return send(context, `/problems/${kind.code}`, async () => {
      const ask = createAsk(context, gate, "example", services);
      return problemPage(kind, await problemExample(kind.code, ask));
    });
  });
}
