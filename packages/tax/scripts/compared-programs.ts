// The tables of docs/pay-coverage.md that set our pay beside that of other programs.
import { calculatePay, type PayRequest } from "../src/index.ts";
import {
  type ComparedAmount,
  comparedAmounts,
  type ProgramResults,
  programsFor,
  tenSalaries,
} from "../test/pay/program-results.ts";

const names: Readonly<Record<ComparedAmount, string>> = {
  income_tax: "Income tax",
  employee_contributions: "Contributions of the employee",
  net_income: "Net pay",
  employer_cost: "Employer cost",
};
const money = (amount: number): string => amount.toFixed(2);
const signed = (amount: number): string => `${amount > 0 ? "+" : ""}${money(amount)}`;

/**
 * Each amount of the ten salaries with the first two programs that print it for exactly
 * this salary.
 */
export function twoResultsEach(programs: readonly ProgramResults[]): string {
  const rows = tenSalaries.flatMap((salary) =>
    comparedAmounts.map((amount) => {
      const [first, second, ...further] = programsFor(programs, salary, amount);
      const cells = [first, second].map((each) => result(each, amount)).join(" | ");
      return `| ${paid(salary)} | ${names[amount]} | ${cells} | ${further.length} |`;
    }),
  );
  return `| Salary | Amount | First result | Ours | Second result | Ours | Further |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

/**
 * Each program with what it was asked, what it printed, and our amount less its own in parentheses.
 */
export function programTable(programs: readonly ProgramResults[]): string {
  const rows = programs.map((each) => {
    const { request, settings = "", reason = "They agree.", results, differences = {} } = each;
    const cells = comparedAmounts.map((amount) => {
      const printed = results[amount];
      if (printed === undefined) return "";
      const difference = differences[amount];
      return difference === undefined
        ? money(printed)
        : `${money(printed)} (${signed(difference)})`;
    });
    const asked = Object.entries(request)
      .filter(([name]) => !["jurisdiction", "gross_income", "tax_year"].includes(name))
      .map(([name, value]) => `\`${name}\`: \`${JSON.stringify(value)}\``);
    return `| ${paid(request)} | ${request.tax_year} | ${link(each)} | ${each.version}; ${each.ranOn} | ${cells.join(" | ")} | ${[settings, reason].filter(Boolean).join(" ")} | ${asked.join(", ")} |`;
  });
  return `| Salary | Year | Program | Version; run on | Income tax | Contributions | Net pay | Employer cost | Settings, and why they differ | Ours with |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

function result(each: ProgramResults | undefined, amount: ComparedAmount): string {
  const printed = each?.results[amount];
  if (each === undefined || printed === undefined) return "none | ";
  const ours = calculatePay(each.request)[amount];
  return `${money(printed)}, ${nameOf(each)}, ${each.request.tax_year} | ${money(ours)}`;
}

function link(each: ProgramResults): string {
  return `[${each.program}](${each.url})${each.is_source === true ? " \\*" : ""}`;
}

function nameOf({ program, is_source }: ProgramResults): string {
  return is_source === true ? `${program} \\*` : program;
}

function paid({ jurisdiction, gross_income }: PayRequest): string {
  return `${jurisdiction} ${money(gross_income)}`;
}
