// Writes docs/pay-coverage.md from the contributions and their test cases. With --check it only
// reports whether the file is up to date.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import type { Contributions } from "../src/engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../src/engine/contributions/define-pay.ts";
import type { Figure } from "../src/engine/figures.ts";
import { payYears } from "../src/engine/pay/prepare-pay.ts";
import { calculatePay, type PayRequest } from "../src/index.ts";
import { allPay } from "../src/jurisdictions/all-pay.ts";
import { type ProgramResults, tenSalaries } from "../test/pay/program-results.ts";
import { programTable, twoResultsEach } from "./compared-programs.ts";
import { leftOutOfPay } from "./left-out-of-pay.ts";

const file = new URL("../../../docs/pay-coverage.md", import.meta.url);
const casesFolder = new URL("../test/cases/", import.meta.url);
const cases: readonly Cases[] = globSync("pay-*.json", { cwd: casesFolder })
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, casesFolder), "utf8")));
const payslips = cases.flatMap((each) => each.payslips);

interface Cases {
  readonly payslips: readonly { readonly request: PayRequest }[];
  /** The result of a public calculator for a salary. */
  readonly comparisons?: readonly Comparison[];
  /** What public programs calculated, run at exactly this salary. */
  readonly programs?: readonly ProgramResults[];
}

interface Comparison {
  readonly calculator: string;
  readonly url: string;
  /** The day on which its result was read. */
  readonly readOn: string;
  readonly request: PayRequest;
  /** `before_tax` is the pay less the employee's contributions. */
  readonly field:
    | "net_income"
    | "income_tax"
    | "employee_contributions"
    | "employer_cost"
    | "before_tax";
  readonly printed: number;
  /** The reason for the difference, as a sentence. */
  readonly reason: string;
}

const comparisons = cases.flatMap(({ comparisons: own = [] }) => own);
const programs = cases.flatMap(({ programs: own = [] }) => own);
const money = (amount: number): string => amount.toFixed(2);

const text = `<!-- Written by packages/tax/scripts/update-pay-coverage.ts. Do not edit. -->
# Coverage of pay

Every place whose contributions are loaded. [pay.md](pay.md) says how they are calculated. \`two_sources\` counts the figures that
two independent sources state. "Payslips" counts printed examples that the tests compare.

| Code | Name | Tax years | Contributions | Figures | \`two_sources\` | Payslips |
| --- | --- | --- | --- | --- | --- | --- |
${allPay.map(row).join("\n")}

## Compared with public calculators

Ten salaries:

| Salary | Year | Income tax | Contributions of the employee | Net pay | Employer cost |
| --- | --- | --- | --- | --- | --- |
${tenSalaries.map(salary).join("\n")}

Each amount, with the results of two public programs that were run at exactly this salary. Each result is named with its program and
the tax year; "Ours" is our answer for the same year and the same rates. \`*\` marks a program that is also one of the sources of our
figures: its result confirms the calculation, not the figures.

${twoResultsEach(programs)}

The programs, and all that they print. In parentheses is our amount less theirs.

${programTable(programs)}

What public calculators print on their pages for these and other salaries, and what we answer. \`before_tax\` is the pay less the employee's contributions.

| Salary | Year | Calculator | Read | Amount | Printed | Ours | Difference | Reason |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${comparisons.map(comparison).join("\n")}

${contributionsOnce().map(section).join("\n")}`;

function row(pay: PayJurisdiction): string {
  const { data } = pay.taxes.at(-1) ?? pay.taxes[0];
  const figures = pay.contributions.flatMap(figuresOf);
  const count = pay.contributions.reduce((sum, { names }) => sum + Object.keys(names).length, 0);
  const twice = figures.filter(({ confidence }) => confidence === "two_sources").length;
  const printed = payslips.filter(({ request }) => request.jurisdiction === data.code).length;
  return `| ${data.code} | ${data.name} | ${payYears(pay).join(", ")} | ${count} | ${figures.length} | ${twice} | ${printed} |`;
}

function salary(request: PayRequest): string {
  const pay = calculatePay(request);
  return `| ${pay.jurisdiction} ${money(pay.gross_income)} | ${pay.tax_year} | ${money(pay.income_tax)} | ${money(pay.employee_contributions)} | ${money(pay.net_income)} | ${money(pay.employer_cost)} |`;
}

function comparison({ request, ...theirs }: Comparison): string {
  const { calculator, url, readOn, field, printed, reason } = theirs;
  const pay = calculatePay(request);
  const ours = field === "before_tax" ? pay.gross_income - pay.employee_contributions : pay[field];
  const paid = `${request.jurisdiction} ${money(pay.gross_income)}`;
  return `| ${paid} | ${request.tax_year} | [${calculator}](${url}) | ${readOn} | \`${field}\` | ${money(printed)} | ${money(ours)} | ${money(ours - printed)} | ${reason} |`;
}

function figuresOf({ data }: Contributions): readonly Figure<unknown>[] {
  return Object.values(data.figures as Readonly<Record<string, readonly Figure<unknown>[]>>).flat();
}

/**
 * The contributions of every place. Contributions that several places share are listed once, even
 * if a figure differs (FUTA in California).
 */
function contributionsOnce(): readonly Contributions[] {
  const byCode = new Map<string, Contributions>();
  for (const each of allPay.flatMap((pay) => pay.contributions)) {
    if (!byCode.has(each.data.code)) byCode.set(each.data.code, each);
  }
  return [...byCode.values()];
}

function section({ data, names, options, salaries }: Contributions): string {
  const own = Object.entries(options).map(
    ([name, { kind, field, fallback, description }]) =>
      `| \`${name}\` | ${kind === "word" ? field.allowed : kind} | ${fallback ?? (kind === "rate" ? "figure of the year" : "none")} | ${description} |`,
  );
  const table =
    own.length === 0
      ? "No options."
      : `| Option | Kind | Default | Meaning |\n| --- | --- | --- | --- |\n${own.join("\n")}`;
  return `## ${data.code}

${Object.entries(names)
  .map(([id, name]) => `- \`${id}\`: ${name}`)
  .join("\n")}

Salaries a year: ${salaries.join(", ")}${salaries.length > 1 ? "; the first is the default" : ""}.

${table}

Left out:

${(leftOutOfPay[data.code] ?? []).map((sentence) => `- ${sentence}`).join("\n")}
`;
}

const current = existsSync(file) ? readFileSync(file, "utf8") : "";
if (current !== text && process.argv.includes("--check")) {
  process.stdout.write("update-pay-coverage: docs/pay-coverage.md is out of date\n");
  process.exitCode = 1;
} else if (current !== text) writeFileSync(file, text);
