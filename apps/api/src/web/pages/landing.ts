import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { html } from "hono/html";
import type { Watch } from "../../http/observed-route.ts";
import { ownAddress } from "../../http/origins.ts";
import { sendText } from "../../http/send-text.ts";
import type { Service } from "../../http/service.ts";
import { headersOf } from "../../incoming-request.ts";
import { problemContentType, problemPath } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { uncachedPageHeaders } from "../../security-headers.ts";
import { curlLine } from "../curl.ts";
import { dataTable } from "../data-tables.ts";
import { copyLine, type Html, page, prose } from "../html.ts";
import type { Site } from "../site.ts";
import { createAsk, orNothing } from "../try/ask.ts";
import { sameQuestion } from "../try/form-request.ts";
import { questions, tryCards } from "../try/mount-try.ts";
import { type Answer, addressOf, type Question, questionForm } from "../try/question.ts";

/** An example with its answer, then a form for each question, then code that asks it. */
export async function landingPage(site: Site, context: Context): Promise<Html> {
  const { services, gate } = site;
  const base = ownAddress(context, site.address);
  const shown = questions.find(
    ({ service, waits }) =>
      !waits && !gate.prelaunch.has(service) && services.some(({ id }) => id === service),
  );
  const values = shown?.examples[0]?.values ?? {};
  const ask = createAsk(context, gate, "landing", services);
  const answer = shown && (await orNothing(shown.answer(values, ask)));
  return page(
    "Almanac: everyday questions, answered from published rules",
    html`<div class="hero">
<h1>Everyday questions, answered from published rules</h1>
<p class="lede">What a parcel is billed at, what a VIN says, what tax is due, when a certificate expires, what an agent does in a shop. Every figure has its source and its date.</p>
<p class="row"><a class="button" href="/docs">Read the API</a><a href="/try">Try all questions</a></p>
</div>
${shown && answer ? demonstration(shown, answer) : ""}
<section><h2>${answer ? "Ask something else" : "Ask a question"}</h2>
${tryCards(site, answer && shown, assistants)}</section>
<section><h2>From your own code</h2>
<p>The same answer over HTTP, on the command line and in TypeScript. Replace <code>YOUR_KEY</code> with your key. A server that you start in a terminal prints a link that contains its key. The key is also in the file <code>local.key</code> of the server's data folder, <code>.almanac</code> by default.</p>
${answer ? sameQuestion(answer.same, base) : ""}
<div class="services">${services.map((service) => serviceLine(service, base))}</div></section>
<section><h2>Where the figures come from</h2>
<ul class="plain figures">${services.map((service) => figures(service))}</ul>
<p class="row"><a href="/coverage">What is covered</a><a href="/status">Versions and age of the data</a></p></section>`,
    {
      description:
        "Exact answers from published rules, with sources and dates: parcels, VINs, income tax, certificates and a mock shop.",
    },
  );
}

const assistants = html`<section class="card"><h3><a href="/docs">Can my assistant ask?</a></h3>
<p class="note">Yes. The same questions are tools of the Model Context Protocol, at <code>/mcp</code> of this server and with <code>almanac mcp</code> on your machine. An assistant gets the same figures, with the same sources.</p>
<p class="note">Lists of parcels, vehicles and incomes go through the batch operations of the API, or through <code>almanac batch</code> as CSV.</p></section>`;

function demonstration(question: Question, answer: Answer): Html {
  const values = question.examples[0]?.values ?? {};
  return html`<section class="desk demo" aria-label="${question.title}">
<div class="card"><h2>${question.title}</h2>${questionForm(question, { values })}</div>
<div class="answer"><div class="headline">${answer.headline}</div>
${answer.glance ?? ""}
<p><a href="${addressOf(question, values)}">How it is calculated, with the sources</a></p></div>
</section>`;
}

function serviceLine(service: Service, base: string): Html {
  return html`<details><summary>${service.title}</summary><p class="note">${prose(service.description)}</p>${copyLine("HTTP, with curl", curlLine(service, base))}</details>
`;
}

function figures({ id, title, check }: Service): Html {
  try {
    check?.();
    const { holds, newest } = dataTable(id);
    return html`<li><strong>${title}</strong><span>${holds}${newest === undefined ? "" : html`<span class="soft">, newest entry of ${newest}</span>`}</span></li>`;
  } catch {
    return html`<li><strong>${title}</strong><span>The data is not available right now.</span></li>`;
  }
}

const Vary = "Accept";

/** Answers 404: a page for browsers, the problem document for all others. */
export function answerMissing(context: Context, watch: Watch, detail: string): Promise<Response> {
  const error = platformProblem("not_found", detail, { headers: { Vary } });
  if (!isForReader(context)) throw error;
  const { code, status } = error.problem;
  watch.code = code;
  const headers = {
    ...uncachedPageHeaders,
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
