import { html } from "hono/html";
import type { Problem } from "../../problems/problem.ts";
import { copyLine, folded, type Html, page } from "../html.ts";
import { sameQuestion } from "./form-request.ts";
import {
  type Answer,
  addressOf,
  inWordsOfForm,
  type Question,
  questionForm,
  type Values,
} from "./question.ts";

export interface TryPage {
  readonly question: Question;
  readonly values: Values;
  readonly answer?: Answer | undefined;
  readonly problem?: Problem | undefined;
  /** True if the answer is of the example that is shown before anybody asks. */
  readonly isExample: boolean;
  readonly needsKey: boolean;
  /** The address of this server, for the lines to copy. */
  readonly base: string;
}

/**
 * The page of a question: the form, and beside it the answer or what is wrong with the question.
 */
export function tryPage(shown: TryPage): Html {
  const { question, values, answer, problem, needsKey, base } = shown;
  return page(
    `${question.title} – Almanac`,
    html`<p class="note"><a href="/try">All questions</a></p>
<h1>${question.title}</h1>
<p class="lede">${question.summary}</p>
<div class="desk">
<div class="card">
${questionForm(question, { values, ...(problem ? { problem } : {}), asksForKey: needsKey })}
${examples(question)}
</div>
<section class="answer" id="answer" tabindex="-1" aria-label="Answer">
${problem === undefined ? "" : problemNote(problem, shown)}
${answer === undefined ? (problem === undefined ? waiting(needsKey) : "") : answerParts(answer, shown)}
</section>
</div>
${answer === undefined ? "" : html`<section><h2>Ask it yourself</h2>${sameQuestion(answer.same, base)}</section>`}`,
    { current: "/try", description: question.summary, isPrivate: true },
  );
}

function examples(question: Question): Html {
  return html`<p class="note">Examples</p><ul class="plain note">${question.examples.map(
    ({ label, values }) => html`<li><a href="${addressOf(question, values)}">${label}</a></li>`,
  )}</ul>`;
}

function answerParts(
  { headline, body, json }: Answer,
  { isExample, question, values }: TryPage,
): Html {
  return html`<div class="headline">${headline}</div>
${isExample ? html`<p class="note">This is an example. Change the form to ask your own question.</p>` : html`<p class="note"><a href="${addressOf(question, values)}">Link to this answer</a></p>`}
${body}
${folded("The answer as JSON", copyLine("As the API sends it", JSON.stringify(json, null, 2)))}`;
}

function problemNote(
  { detail, status, code, errors = [], suggestions = [] }: Problem,
  { question, values }: TryPage,
): Html {
  const details = errors.length > 1 ? errors.map((fault) => fault.detail) : [detail];
  return html`<div class="alarm" role="alert"><p><strong>${status < 500 ? "Something in the form is wrong" : "No answer right now"}</strong></p>
<ul>${details.map((text) => html`<li>${inWordsOfForm(question.fields, text)}</li>`)}</ul>
${suggestionList(suggestions, question, values)}${question.advice?.(code, values) ?? ""}
<p class="note"><a href="/problems/${code.replaceAll("_", "-")}">What <code>${code}</code> means</a></p></div>`;
}

const mostSuggestions = 3;

/** The likeliest corrections. None is applied: the reader chooses. */
function suggestionList(
  suggestions: NonNullable<Problem["suggestions"]>,
  question: Question,
  values: Values,
): Html {
  const likeliest = suggestions.slice(0, mostSuggestions);
  if (likeliest.length === 0) return html``;
  return html`<p>${
    likeliest.length === 1 ? "Did you mean this VIN?" : "Did you mean one of these VINs?"
  } Each corrects a likely typing error. Compare it with the vehicle before you choose it.</p><ul class="plain">${likeliest.map(
    ({ vin }, index) =>
      html`<li><a href="${addressOf(question, { ...values, vin })}"><code>${vin}</code></a>${index === 0 && likeliest.length > 1 ? " (the likeliest)" : ""}</li>`,
  )}</ul>`;
}

function waiting(needsKey: boolean): Html {
  return html`<div class="card"><p>Press the button to get the answer: Almanac then connects to the host that you name.</p>${
    needsKey
      ? html`<p>This form needs an <a href="/early-access">API key</a>. <span class="scriptless-only">Without script, use one of the lines of the <a href="/docs">API</a>.</span></p>`
      : ""
  }</div>`;
}

export function tryIndex(cards: Html): Html {
  return page(
    "Try it – Almanac",
    html`<h1>Ask a question</h1>
<p class="lede">Each form shows the answer, how it is calculated, and its sources. The address of the page contains the question, so you can send it to somebody.</p>
<section><h2>All questions</h2>
${cards}</section>`,
    { current: "/try", description: "Forms that answer from published rules, with sources." },
  );
}

/** A page that only says why there is no answer. */
export function refusedPage({ title, detail, code }: Problem): Html {
  return page(
    `${title} – Almanac`,
    html`<h1>${title}</h1>
<p class="lede">${detail}</p>
<p>${code === "pre_launch" ? html`<a class="button" href="/early-access">Ask for early access</a>` : html`<a href="/problems/${code.replaceAll("_", "-")}">What this means</a>`}</p>`,
    { current: "/try", isPrivate: true },
  );
}

/** A short form for each question. Services that are not open yet say so. */
export function questionCards(
  questions: readonly Question[],
  isOpen: (question: Question) => boolean,
  more: Html = html``,
): Html {
  return html`<div class="cards">${questions.map((question) => {
    const values = question.examples[0]?.values ?? {};
    return html`<section class="card"><h3><a href="${question.path}">${question.title}</a></h3>
<p class="note">${question.summary}</p>
${
  isOpen(question)
    ? questionForm(question, { values, isShort: true })
    : html`<p><span class="badge">Not live yet</span> <a href="/early-access">Ask for early access</a></p>`
}</section>
`;
  })}${more}</div>`;
}
