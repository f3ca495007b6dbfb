import { calculateTax } from "@almanac/questions/fields.generated";
import type { TaxExplanation } from "@almanac/tax";
import { html } from "hono/html";
import { number, percent, amount as plainAmount, words } from "../format.ts";
import { confidenceBadge, folded, type Html, sourceList, table } from "../html.ts";
import { inWordsOfForm } from "./ask.ts";
import { requestFrom } from "./form-request.ts";
import type { Field, Values } from "./question.ts";

export function taxRequest(values: Values, fields: readonly Field[]): Record<string, unknown> {
  return requestFrom(
    calculateTax,
    Object.fromEntries(fields.map(({ name }) => [name, values[name]])),
  );
}

/** The options of the command line, by the fields of a form. */
const flags: Readonly<Record<string, string>> = {
  jurisdiction: "--jurisdiction",
  gross_income: "--income",
  filing_status: "--status",
  deductions: "--deductions",
  tax_year: "--year",
  self_employment_income: "--self-employment",
  interest: "--interest",
  dividends: "--dividends",
  long_term_capital_gains: "--gains",
  short_term_capital_gains: "--short-term-gains",
  pensions: "--pension",
  military_pensions: "--military-pension",
  social_security: "--social-security",
  unemployment: "--unemployment",
  rental_income: "--rent",
  dependent_ages: "--dependent-ages",
  age: "--age",
  spouse_age: "--spouse-age",
  spouse_income: "--spouse-income",
  tips: "--tips",
  overtime: "--overtime",
  car_loan_interest: "--car-loan-interest",
  american_opportunity_expenses: "--american-opportunity",
  lifetime_learning_expenses: "--lifetime-learning",
  retirement_contributions: "--retirement-contributions",
  care_expenses: "--care",
  withholding: "--withholding",
};

/** The options of the command line that ask the same. */
export function taxOptions(values: Values, fields: readonly Field[]): string[] {
  const given = fields.flatMap(({ name }) => {
    const { [name]: value = "" } = values;
    const [group = "", part] = name.split(".");
    if (part !== undefined) {
      return value === "" ? [] : [`--${group.replaceAll("_", "-")}`, `${part}=${value}`];
    }
    const flag = flags[name];
    return flag === undefined || value === "" ? [] : [flag, value];
  });
  return [...given, "--explain"];
}

const ofKinds = { fold: "Kinds of income, as parts of it", isExtra: true } as const;
const ofOthers = { fold: "Other deductions and credits, United States", isExtra: true } as const;
const ofPeople = { fold: "People", isExtra: true } as const;

/** The kinds of income and the people of a return. */
export const returnFields: readonly Field[] = [
  // The first example has it, so the short form has it too.
  { name: "self_employment_income", label: "Profit of a business", ...ofKinds, isExtra: false },
  { name: "interest", label: "Interest", ...ofKinds },
  { name: "dividends", label: "Dividends", ...ofKinds },
  { name: "long_term_capital_gains", label: "Long-term gains", ...ofKinds },
  { name: "short_term_capital_gains", label: "Short-term gains", ...ofKinds },
  { name: "pensions", label: "Pensions", ...ofKinds },
  { name: "military_pensions", label: "Of them military", ...ofKinds },
  { name: "social_security", label: "Social Security", ...ofKinds },
  { name: "unemployment", label: "Unemployment benefits", ...ofKinds },
  { name: "rental_income", label: "Rent", ...ofKinds },
  adjustment("ira", "IRA"),
  adjustment("hsa", "Health savings account"),
  adjustment("student_loan_interest", "Interest on student loans"),
  adjustment("self_employed_health", "Health insurance, self-employed"),
  adjustment("self_employed_retirement", "Own retirement plan, self-employed"),
  adjustment("educator", "Expenses of a teacher"),
  itemized("mortgage_interest", "Interest on the home"),
  itemized("property_tax", "Taxes on real estate"),
  itemized("state_income_tax", "Income tax of the state"),
  itemized("charity", "Gifts to charity"),
  itemized("medical", "Medical expenses"),
  itemized("other", "Others"),
  { name: "tips", label: "Tips", ...ofOthers },
  { name: "overtime", label: "Premium part of overtime", ...ofOthers },
  { name: "car_loan_interest", label: "Interest on a new car", ...ofOthers },
  {
    name: "american_opportunity_expenses",
    label: "Tuition, first four years",
    hint: "Of each student, with commas",
    ...ofOthers,
  },
  { name: "lifetime_learning_expenses", label: "Other tuition", ...ofOthers },
  { name: "retirement_contributions", label: "Paid to plans at work", ...ofOthers },
  { name: "care_expenses", label: "Care of children under 13", ...ofOthers },
  { name: "withholding", label: "Tax withheld", ...ofOthers },
  { name: "age", label: "Age", ...ofPeople },
  { name: "spouse_age", label: "Age of the spouse", ...ofPeople },
  { name: "spouse_income", label: "Income of the spouse", ...ofPeople },
  { name: "dependent_ages", label: "Ages of children", hint: "With commas: 4,9", ...ofPeople },
];

function adjustment(name: string, label: string): Field {
  const fold = "Adjustments, United States";
  return { name: `adjustments.${name}`, label, isDecimal: true, isExtra: true, fold };
}

function itemized(name: string, label: string): Field {
  const fold = "Itemized deductions, United States";
  return { name: `itemized.${name}`, label, isDecimal: true, isExtra: true, fold };
}

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
    table(
      `The steps of the calculation, in ${currency}`,
      [
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
      ],
      lines,
    ),
  )}
${folded(
  "Sources of the figures",
  sourceList(sources.map(({ title, url, read_on }) => ({ title, url, readOn: read_on }))),
)}`;
}
