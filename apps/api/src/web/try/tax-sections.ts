import { calculateTax } from "@almanac/questions/fields.generated";
import type { TaxExplanation } from "@almanac/tax";
import { html } from "hono/html";
import { number, percent, amount as plainAmount, words } from "../format.ts";
import { confidenceBadge, folded, type Html, sourceList, table } from "../html.ts";
import { requestFrom } from "./form-request.ts";
import { type Field, inWordsOfForm, type Values } from "./question.ts";

export function taxRequest(values: Values, fields: readonly Field[]): Record<string, unknown> {
  return requestFrom(
    calculateTax,
    Object.fromEntries(fields.map(({ name }) => [name, values[name]])),
  );
}

/** The options of the command line that are not named as the fields of a form. */
const flags: Readonly<Record<string, string>> = {
  gross_income: "income",
  filing_status: "status",
  tax_year: "year",
  self_employment_income: "self-employment",
  long_term_capital_gains: "gains",
  short_term_capital_gains: "short-term-gains",
  pensions: "pension",
  military_pensions: "military-pension",
  rental_income: "rent",
  american_opportunity_expenses: "american-opportunity",
  lifetime_learning_expenses: "lifetime-learning",
  care_expenses: "care",
};

/** The options of the command line that ask the same. */
export function taxOptions(values: Values, fields: readonly Field[]): string[] {
  const given = fields.flatMap(({ name }) => {
    const { [name]: value = "" } = values;
    if (value === "") return [];
    const [group = "", part] = name.split(".");
    const flag = `--${flags[group] ?? group.replaceAll("_", "-")}`;
    return [flag, part === undefined ? value : `${part}=${value}`];
  });
  return [...given, "--explain"];
}

type FoldedField = readonly [name: string, label: string, more?: Partial<Field>];

/** Fields that only the long form has, in a fold. */
export function foldedFields(fold: string, fields: readonly FoldedField[]): readonly Field[] {
  return fields.map(([name, label, more]) => ({ name, label, fold, isExtra: true, ...more }));
}

/** The kinds of income and the people of a return. */
export const returnFields: readonly Field[] = [
  ...foldedFields("Kinds of income, as parts of it", [
    // The first example has it, so the short form has it too.
    ["self_employment_income", "Profit of a business", { isExtra: false }],
    ["interest", "Interest"],
    ["dividends", "Dividends"],
    ["long_term_capital_gains", "Long-term gains"],
    ["short_term_capital_gains", "Short-term gains"],
    ["pensions", "Pensions"],
    ["military_pensions", "Of them military"],
    ["social_security", "Social Security"],
    ["unemployment", "Unemployment benefits"],
    ["rental_income", "Rent"],
  ]),
  ...foldedFields("Adjustments, United States", [
    ["adjustments.ira", "IRA"],
    ["adjustments.hsa", "Health savings account"],
    ["adjustments.student_loan_interest", "Interest on student loans"],
    ["adjustments.self_employed_health", "Health insurance, self-employed"],
    ["adjustments.self_employed_retirement", "Own retirement plan, self-employed"],
    ["adjustments.educator", "Expenses of a teacher"],
  ]),
  ...foldedFields("Itemized deductions, United States", [
    ["itemized.mortgage_interest", "Interest on the home"],
    ["itemized.property_tax", "Taxes on real estate"],
    ["itemized.state_income_tax", "Income tax of the state"],
    ["itemized.charity", "Gifts to charity"],
    ["itemized.medical", "Medical expenses"],
    ["itemized.other", "Others"],
  ]),
  ...foldedFields("Other deductions and credits, United States", [
    ["tips", "Tips"],
    ["overtime", "Premium part of overtime"],
    ["car_loan_interest", "Interest on a new car"],
    [
      "american_opportunity_expenses",
      "Tuition, first four years",
      { hint: "Of each student, with commas" },
    ],
    ["lifetime_learning_expenses", "Other tuition"],
    ["retirement_contributions", "Paid to plans at work"],
    ["care_expenses", "Care of children under 13"],
    ["withholding", "Tax withheld"],
  ]),
  ...foldedFields("People", [
    ["age", "Age"],
    ["spouse_age", "Age of the spouse"],
    ["spouse_income", "Income of the spouse"],
    ["dependent_ages", "Ages of children", { hint: "With commas: 4,9" }],
  ]),
];

/** What the answer assumes, in the words of the form. */
export function assumptionList(assumptions: readonly string[], fields: readonly Field[]): Html {
  const others = assumptions.filter((text) => !coversPart.test(text));
  return others.length === 0
    ? html``
    : html`<section><h3>Assumed</h3><ul class="sources">${others.map((text) => html`<li>${inWordsOfForm(fields, text)}</li>`)}</ul></section>`;
}

/** An assumption that a code covers only a part of the tax, and which code covers the rest. */
const coversPart = /\bonly[;.] ask for\b|\bmeans the federal\b/i;

/** If the answer is only a part of the tax of a place, the page says so right below the answer. */
export function partOfTheTax(assumptions: readonly string[]): Html {
  const parts = assumptions.filter((text) => coversPart.test(text));
  return parts.length === 0
    ? html``
    : html`<div class="remark">${parts.map((text) => html`<p>${text}</p>`)}</div>`;
}

type Line = TaxExplanation["lines"][number];

/** Answers for the United States alone have lines of a form. */
const formColumn = ["Form", ({ form_line: line }: Line) => line ?? ""] as const;

/** Every step of the calculation, and the sources of its figures. */
export function taxSteps({ lines }: TaxExplanation, currency: string): Html {
  const sources = lines.flatMap(({ sources: each = [] }) => each);
  return html`${folded(
    "Step by step",
    table(`The steps of the calculation, in ${currency}`, lines, [
      ["Step", ({ step }) => words(step.replaceAll(".", ": "))],
      ...(lines.some(({ form_line: line }) => line !== undefined) ? [formColumn] : []),
      ["Of", ({ base }) => (base === undefined ? "" : number(base, 2)), "number"],
      ["Rate", ({ rate }) => (rate === undefined ? "" : percent(rate, 3)), "number"],
      ["Amount", ({ amount }) => plainAmount(amount, currency), "number"],
      ["Since", ({ effective_from: since }) => since ?? ""],
      [
        "Confidence",
        ({ confidence }) => (confidence === undefined ? "" : confidenceBadge(confidence)),
      ],
    ]),
  )}
${folded(
  "Sources of the figures",
  sourceList(sources.map(({ title, url, read_on }) => ({ title, url, readOn: read_on }))),
)}`;
}
