import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { html } from "hono/html";
import { sendText } from "../../http/delivery/send-text.ts";
import type { Watch } from "../../http/observed-route.ts";
import { headersOf } from "../../incoming-request.ts";
import { problemContentType, problemPath } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { pageHeaders } from "../../security-headers.ts";
import { type Html, prose } from "../html.ts";
import { page } from "../layout.ts";

const Vary = "Accept";

/** Answers 404 for an address where nothing is: a page for browsers, the problem document for all others. */
export function answerMissing(context: Context, watch: Watch, detail: string): Promise<Response> {
  const error = platformProblem("not_found", detail, { headers: { Vary } });
  if (!isForReader(context)) throw error;
  const { code, status } = error.problem;
  watch.code = code;
  const headers = {
    ...pageHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-Id": watch.requestId,
    Vary,
  };
  return sendText(headersOf(context), String(missingPage(detail, code)), headers, status);
}

/** Browsers ask for HTML. Other programs ask for JSON, for anything, or do not say. */
function isForReader(context: Context): boolean {
  const supports = [problemContentType, "application/json", "text/html"];
  return accepts(context, { header: "Accept", supports, default: "" }) === "text/html";
}

function missingPage(detail: string, code: string): Html {
  return page(
    "Not found – Almanac",
    html`<h1>There is no such page</h1>
<p class="lede">${prose(detail)}</p>
<p><a class="button" href="/">To the start page</a></p>
<p class="note"><a href="${problemPath(code)}">What <code>${code}</code> means</a></p>`,
  );
}
