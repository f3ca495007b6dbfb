import { calculatePay } from "@almanac/questions/fields.generated";
import { tax } from "@almanac/questions/tax";
import type { PayResult } from "@almanac/tax";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { amount, money, percent } from "../format.ts";
import { type Html, table } from "../html.ts";
import { type PayShare, payBar } from "../pictures/pay.ts";
import type { Ask } from "./ask.ts";
import { tallLiteral } from "./form-request.ts";
import { placeFields } from "./places.ts";
import { type Answer, examplesOf, fieldsOf, type Question, type Values } from "./question.ts";
import {
  assumptionList,
  foldedFields,
  partOfTheTax,
  returnFields,
  taxOptions,
  taxRequest,
  taxSteps,
} from "./tax-sections.ts";

export const payQuestion: Question = {
  path: "/try/pay",
  service: "tax",
  title: "What is left of a salary?",
  summary:
    "Net pay after income tax and social contributions, and what the job costs the employer. It is an estimate, not a payslip.",
  fields: fieldsOf(calculatePay, [
    ...placeFields.map((field) =>
      field.name === "gross_income" ? { ...field, label: "Gross salary" } : field,
    ),
    ...returnFields.filter(({ name }) => name in calculatePay.kinds && name !== "withholding"),
    ...foldedFields("Paid before tax, United States", [
      ["pre_tax.retirement", "Retirement plan at work"],
      ["pre_tax.health", "Health insurance"],
      ["pre_tax.hsa", "Health savings account"],
      ["pre_tax.commuter", "Way to work"],
    ]),
  ]),
  examples: examplesOf({
    "A freelancer in Texas, 95,000 dollars in 2025":
      "jurisdiction=US-TX&gross_income=95000&self_employment_income=95000&tax_year=2025&filing_status=single",
    "California, 120,000 dollars in 2026, with 10,000 in a retirement plan":
      "jurisdiction=US-CA&gross_income=120000&tax_year=2026&pre_tax.retirement=10000",
    "Germany, 58,000 euros in 2026": "jurisdiction=DE&gross_income=58000&tax_year=2026",
    "Portugal, 30,000 euros in 2026": "jurisdiction=PT&gross_income=30000&tax_year=2026",
  }),
  answer: answerPay,
};

async function answerPay(values: Values, ask: Ask): Promise<Answer> {
  const request = { ...taxRequest(values, payQuestion.fields), explain: true };
  const result = await ask<PayResult>("calculatePay", { body: request });
  const { currency, explanation } = result;
  return {
    headline: headline(result),
    body: html`${partOfTheTax(result.assumptions)}
${payBar(shares(result), result.gross_income, currency)}
${perPeriod(result)}
${contributionTable(result)}
${assumptionList(result.assumptions, payQuestion.fields)}
${explanation === undefined ? "" : taxSteps(explanation, currency)}`,
    same: {
      request: requestTo(tax.questions.calculatePay, { body: request }),
      command: ["pay", ...taxOptions(values, payQuestion.fields)],
      program: `import { calculatePay } from "@almanac/tax";

const answer = calculatePay(${tallLiteral(request)});
console.log(answer.net_income, answer.currency);`,
    },
    json: result,
  };
}

function headline({
  net_income,
  gross_income,
  jurisdiction,
  tax_year,
  currency,
  per_period,
}: PayResult): Html {
  const share =
    gross_income > 0 ? ` ${percent(net_income / gross_income, 1)} of the gross salary.` : "";
  return html`<h2 class="kicker">Net pay for ${tax_year} in ${jurisdiction}</h2>
<p class="figure">${money(net_income, currency)}</p>
<p class="soft">${money(per_period.month.net_income, currency)} a month.${share}</p>`;
}

function shares(result: PayResult): PayShare[] {
  const { pre_tax: before } = result;
  return [
    { name: "Net pay", amount: result.net_income - result.additions, shape: "s1" },
    { name: "Income tax", amount: result.income_tax + (result.local_tax ?? 0), shape: "s3" },
    { name: "Contributions", amount: result.employee_contributions, shape: "s4" },
    ...(before === undefined
      ? []
      : [{ name: "Paid before tax", amount: before, shape: "s2" } as const]),
  ];
}

function perPeriod(result: PayResult): Html {
  const { month, fortnight, week } = result.per_period;
  const rows = [
    ["Gross salary", "gross_income"],
    ["Income tax", "income_tax"],
    ["Local tax", "local_tax"],
    ["Paid before tax", "pre_tax"],
    ["Employee's contributions", "employee_contributions"],
    ["Net pay", "net_income"],
    ["Employer's contributions", "employer_contributions"],
    ["Cost for the employer", "employer_cost"],
  ] as const;
  const text = (value: number | undefined) =>
    value === undefined ? "" : amount(value, result.currency);
  const caption = `The amounts of a year, a month, a fortnight and a week, in ${result.currency}`;
  const shown = rows.filter(([, field]) => field !== "pre_tax" || result.pre_tax !== undefined);
  return table(caption, shown, [
    ["Amount", ([name]) => name],
    ["Year", ([, field]) => text(result[field]), "number"],
    ["Month", ([, field]) => text(month[field]), "number"],
    ["Fortnight", ([, field]) => text(fortnight[field]), "number"],
    ["Week", ([, field]) => text(week[field]), "number"],
  ]);
}

function contributionTable({ contributions, currency }: PayResult): Html {
  if (contributions.length === 0) return html`<p class="soft">There are no contributions.</p>`;
  return table(`Contributions of the year, in ${currency}`, contributions, [
    ["Contribution", ({ name }) => name],
    ["Employee", ({ employee }) => amount(employee, currency), "number"],
    ["Employer", ({ employer }) => amount(employer, currency), "number"],
    ["Ceiling", ({ cap_reached: isReached }) => (isReached ? "reached" : "")],
  ]);
}
