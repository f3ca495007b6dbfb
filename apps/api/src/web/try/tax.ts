import { calculateTax } from "@almanac/questions/fields.generated";
import { tax } from "@almanac/questions/tax";
import type { MarginalSchedule, TaxResult } from "@almanac/tax";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { amount, money, percent } from "../format.ts";
import { facts, type Html, table } from "../html.ts";
import {
  bracketBar,
  bracketParts,
  instalmentLine,
  marginalCurve,
  rateText,
} from "../pictures/tax.ts";
import { type Ask, orNothing } from "./ask.ts";
import { tallLiteral } from "./form-request.ts";
import { placeFields } from "./places.ts";
import { type Answer, examplesOf, fieldsOf, type Question, type Values } from "./question.ts";
import {
  assumptionList,
  partOfTheTax,
  returnFields,
  taxOptions,
  taxRequest,
  taxSteps,
} from "./tax-sections.ts";

export const taxQuestion: Question = {
  path: "/try/tax",
  service: "tax",
  title: "What income tax is due?",
  summary:
    "The tax of one year under the law of one place, how it is paid, and every step. It is an estimate, not advice.",
  fields: fieldsOf(calculateTax, [
    ...placeFields,
    { name: "deductions", label: "Deductions claimed", isWide: true, isExtra: true },
    ...returnFields,
  ]),
  examples: examplesOf({
    "A freelancer in Texas, 95,000 dollars in 2025":
      "jurisdiction=US-TX&gross_income=95000&self_employment_income=95000&tax_year=2025&filing_status=single",
    "California, 85,000 dollars in 2025":
      "jurisdiction=US-CA&gross_income=85000&tax_year=2025&filing_status=single",
    "United Kingdom, 110,000 pounds in 2026-27":
      "jurisdiction=GB&gross_income=110000&tax_year=2026-27",
    "Germany, 60,000 euros in 2026": "jurisdiction=DE&gross_income=60000&tax_year=2026",
  }),
  answer: answerTax,
};

async function answerTax(values: Values, ask: Ask): Promise<Answer> {
  const plain = taxRequest(values, taxQuestion.fields);
  const request = { ...plain, explain: true };
  const result = await ask<TaxResult>("calculateTax", { body: request });
  const schedule = await orNothing(ask<MarginalSchedule>("marginalSchedule", { body: plain }));
  const income = Number(plain.gross_income);
  const { currency, explanation } = result;
  return {
    headline: html`<h2 class="kicker">Tax due for ${result.tax_year} in ${result.jurisdiction}</h2>
<p class="figure">${money(result.tax_due, currency)}</p>
<p class="soft">${percent(result.effective_rate)} of the income. The next unit of income is taxed at ${percent(result.marginal_rate)}.</p>${ofEachLevel(result)}`,
    body: html`${partOfTheTax(result.assumptions)}
${schedule === undefined || income <= 0 ? "" : rates(schedule, income, result)}
${payments(result)}
${facts([
  ["Filing status", result.filing_status.replaceAll("_", " ")],
  ["Tax year", `${result.period_start} to ${result.period_end}`],
  ["Figures", result.figures.replaceAll("_", " ")],
])}
${assumptionList(result.assumptions, taxQuestion.fields)}
${explanation === undefined ? "" : taxSteps(explanation, currency)}`,
    same: {
      request: requestTo(tax.questions.calculateTax, { body: request }),
      command: ["tax", ...taxOptions(values, taxQuestion.fields)],
      program: `import { calculateTax } from "@almanac/tax";

const answer = calculateTax(${tallLiteral(request)});
console.log(answer.tax_due, answer.currency);`,
    },
    json: result,
  };
}

function ofEachLevel({ levels, currency }: TaxResult): Html {
  if (levels.length < 2) return html``;
  return facts(levels.map((level) => [level.jurisdiction, money(level.tax_due, currency)]));
}

function rates({ segments, up_to: upTo }: MarginalSchedule, income: number, result: TaxResult) {
  const { currency, tax_due: taxDue } = result;
  const parts = bracketParts(segments, income, taxDue);
  return html`<section><h3>The income, by the rate that it is taxed at</h3>
${bracketBar(parts, income, currency)}
${table(`Each part of the income and its tax, in ${currency}`, parts, [
  ["From", ({ from }) => amount(from, currency)],
  ["To", ({ to }) => amount(to, currency), "number"],
  ["Rate", rateText, "number"],
  ["Tax", ({ tax }) => amount(tax, currency), "number"],
])}</section>
<section><h3>The marginal rate at other incomes</h3>
${marginalCurve(segments, upTo, income, currency)}</section>`;
}

function payments({
  quarterly,
  instalments,
  currency,
  period_start: from,
  period_end: to,
}: TaxResult): Html {
  const paid = instalments ?? quarterly;
  return html`<section><h3>When it is paid</h3>
${instalmentLine(paid, { from, to }, currency) ?? ""}
${table(`The payments, in ${currency}`, paid, [
  ["Payment", ({ period }) => period],
  ["Amount", ({ payment }) => amount(payment, currency), "number"],
  ["Last day", ({ due_date: day }) => day ?? "not fixed by law"],
])}</section>`;
}
