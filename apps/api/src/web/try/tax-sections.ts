import { calculateTax } from "@almanac/questions/fields.generated";
import type { TaxExplanation } from "@almanac/tax";
import { html } from "hono/html";
import { number, percent, amount as plainAmount, words } from "../format.ts";
import { confidenceBadge, folded, type Html, sourceList, table } from "../html.ts";
import { inWordsOfForm } from "./ask.ts";
import { requestFrom } from "./form-request.ts";
import type { Field, Values } from "./question.ts";

/** The request of a tax or pay question. */
export function taxRequest(values: Values): Record<string, unknown> {
  const { jurisdiction, filing_status, gross_income, deductions, tax_year } = values;
  const texts = { jurisdiction, filing_status, gross_income, deductions, tax_year };
  return requestFrom(calculateTax, texts);
}

/** The options of the command line that ask the same. */
export function taxOptions(values: Values): string[] {
  const flags = [
    ["--jurisdiction", values.jurisdiction],
    ["--income", values.gross_income],
    ["--status", values.filing_status],
    ["--deductions", values.deductions],
    ["--year", values.tax_year],
  ] as const;
  return [
    ...flags.flatMap(([flag, value]) => (value === undefined || value === "" ? [] : [flag, value])),
    "--explain",
  ];
}

/** What the answer assumes, in the words of the form. */
export function assumptionList(assumptions: readonly string[], fields: readonly Field[]): Html {
  const others = assumptions.filter((text) => !coversPart.test(text));
  return others.length === 0
    ? html``
    : html`<section><h3>Assumed</h3><ul class="sources">${others.map((text) => html`<li>${inWordsOfForm(fields, text)}</li>`)}</ul></section>`;
}

/**
 * Matches the assumptions in which the library says that a code covers only a part of the tax, and
 * which code covers the rest.
 */
const coversPart = /\bonly[;.] ask for\b|\bmeans the federal\b/i;

/** If the answer is only a part of the tax of a place, the page says so right below the answer. */
export function partOfTheTax(assumptions: readonly string[]): Html {
  const parts = assumptions.filter((text) => coversPart.test(text));
  return parts.length === 0
    ? html``
    : html`<div class="remark">${parts.map((text) => html`<p>${text}</p>`)}</div>`;
}

/** Every step of the calculation, and the sources of its figures. */
export function taxSteps({ lines }: TaxExplanation, currency: string): Html {
  const sources = lines.flatMap(({ sources: each = [] }) => each);
  return html`${folded(
    "Step by step",
    table(
      `The steps of the calculation, in ${currency}`,
      [
        ["Step", ({ step }) => words(step.replaceAll(".", ": "))],
        ["Of", ({ base }) => (base === undefined ? "" : number(base, 2)), "number"],
        ["Rate", ({ rate }) => (rate === undefined ? "" : percent(rate, 3)), "number"],
        ["Amount", ({ amount }) => plainAmount(amount, currency), "number"],
        ["Since", ({ effective_from: since }) => since ?? ""],
        [
          "Confidence",
          ({ confidence }) => (confidence === undefined ? "" : confidenceBadge(confidence)),
        ],
      ],
      lines,
    ),
  )}
${folded(
  "Sources of the figures",
  sourceList(sources.map(({ title, url, read_on }) => ({ title, url, readOn: read_on }))),
)}`;
}
