import type { Category } from "@almanac/kernel/category";
import { html } from "hono/html";
import type { Service } from "../http/service.ts";
import {
  categoryKinds,
  type ProblemKind,
  platformKinds,
  schemaCodes,
} from "../problems/problem-kinds.ts";
import { page } from "./layout.ts";

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
    for (const [category, codes] of Object.entries(errorCodes)) {
      for (const code of codes ?? []) add(code, categoryKinds[category as Category], title);
    }
  }
  return explained;
}

export function problemPage({ code, status, title, explanation, services }: ExplainedProblem) {
  return page(
    `${title} – Almanac`,
    html`<h1>${title}</h1>
<p>${explanation}</p>
<table>
<tr><th>code</th><td><code>${code}</code></td></tr>
<tr><th>status</th><td>${status}</td></tr>
${services.length > 0 ? html`<tr><th>services</th><td>${services.join(", ")}</td></tr>` : ""}
</table>`,
  );
}
