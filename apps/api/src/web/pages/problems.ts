import { entriesOf } from "@almanac/kernel/objects/objects";
import { html } from "hono/html";
import type { Service } from "../../http/service.ts";
import { type Problem, ProblemError, problemPath } from "../../problems/problem.ts";
import {
  categoryKinds,
  type ProblemKind,
  platformKinds,
  schemaCodes,
} from "../../problems/problem-kinds.ts";
import { problemBody } from "../../problems/problem-response.ts";
import { copyLine, facts, type Html, prose, table } from "../html.ts";
import { page } from "../layout.ts";
import type { ProblemExample } from "./problem-examples.ts";
import { whatToDo } from "./what-to-do.ts";

export interface ExplainedProblem extends ProblemKind {
  readonly code: string;
  readonly services: readonly string[];
}

/** Every kind of problem that this instance can answer with, by the last part of its `type`. */
export function problemPages(services: readonly Service[]): ReadonlyMap<string, ExplainedProblem> {
  const explained = new Map<string, ExplainedProblem>();
  const add = (code: string, kind: ProblemKind, title?: string) => {
    const slug = code.replaceAll("_", "-");
    const known = explained.get(slug);
    const names = [...(known?.services ?? []), ...(title ? [title] : [])];
    explained.set(slug, { ...(known ?? kind), code, services: names });
  };
  for (const [code, kind] of Object.entries(platformKinds)) add(code, kind);
  for (const code of schemaCodes) add(code, categoryKinds.invalid);
  for (const { title, errorCodes } of services) {
    for (const [category, codes] of entriesOf(errorCodes)) {
      for (const code of codes ?? []) add(code, categoryKinds[category], title);
    }
  }
  return explained;
}

/** All kinds of problems, by their status. */
export function problemIndex(problems: ReadonlyMap<string, ExplainedProblem>): Html {
  const rows = [...problems.values()].sort(
    (left, right) => left.status - right.status || left.code.localeCompare(right.code, "en"),
  );
  return page(
    "Error codes – Almanac",
    html`<h1>Error codes</h1>
<p class="lede">Every answer that is not a success is a problem document (RFC 9457). Its <code>code</code> is stable; its sentences may change.</p>
${table(
  "All codes, by status",
  [
    {
      title: "Code",
      cell: ({ code }) => html`<a href="${problemPath(code)}"><code>${code}</code></a>`,
    },
    { title: "Status", isNumber: true, cell: ({ status }) => status },
    { title: "Meaning", cell: ({ title }) => title },
    {
      title: "Services",
      cell: ({ services }) => (services.length > 0 ? services.join(", ") : "all"),
    },
  ],
  rows,
)}`,
    { description: "Every error code of the Almanac API, what it means and what to do." },
  );
}

const requestId = "0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11";

/** The page of one kind of problem. If the kind has no example, the page shows the fields that all its answers have. */
export function problemPage(kind: ExplainedProblem, example?: ProblemExample): Html {
  const { code, status, title, explanation, services } = kind;
  const { next, isRepeatable } = whatToDo(code, status);
  return page(
    `${code}: ${title} – Almanac`,
    html`<p class="note"><a href="/problems">All error codes</a></p>
<h1>${title}</h1>
<p class="lede">${prose(explanation)}</p>
${facts([
  ["Code", html`<code>${code}</code>`],
  ["Status", status],
  ["Services", services.length > 0 ? services.join(", ") : "all"],
  ["Can it succeed later?", isRepeatable ? "Yes, after a pause" : "Not unchanged"],
])}
<h2>What to do</h2>
<p>${prose(next)}</p>
<h2>What an answer looks like</h2>
${
  example
    ? copyLine("A request that gets this answer", example.request)
    : html`<p class="note">The <code>detail</code> of a real answer is about the request.</p>`
}
${copyLine(`Status ${status}, application/problem+json`, printed(example?.problem ?? generalProblem(kind)))}`,
    { description: explanation.replaceAll("`", "") },
  );
}

function generalProblem({ code, status, title, explanation }: ExplainedProblem): Problem {
  return { type: problemPath(code), title, status, detail: explanation.replaceAll("`", ""), code };
}

function printed(problem: Problem): string {
  const body = problemBody(new ProblemError(problem), requestId);
  return JSON.stringify(JSON.parse(body), null, 2);
}
