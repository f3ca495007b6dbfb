import type { GrossPayResult, PayComparison, PayResult } from "@almanac/tax";
import type { RowView } from "../../bulk/bulk-service.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import type { Style } from "../../text/style.ts";
import { right, table } from "../../text/table.ts";
import { money } from "./money.ts";
import { notes } from "./show-tax.ts";

export function payReply(result: PayResult): Reply {
  return replyOf(result, result.net_income);
}

export function grossForPayReply(result: GrossPayResult): Reply {
  return replyOf(result, result.gross_income);
}

/** How a list of results looks: one row for each. */
export const payRowView: RowView<PayResult> = {
  columns: ["jurisdiction", "year", right("gross"), right("net"), right("employer cost")],
  cells: (result) => {
    const amounts = [result.gross_income, result.net_income, result.employer_cost];
    return [
      result.jurisdiction,
      result.tax_year,
      ...amounts.map((amount) => withCurrency(amount, result)),
    ];
  },
  failedCells: (input, code) => [input, "", code],
  quiet: (result) => withCurrency(result.net_income, result),
};

const withCurrency = (amount: number, { currency }: Pick<PayResult, "currency">): string =>
  `${money(amount)} ${currency}`;

function replyOf(result: PayResult | GrossPayResult, asked: number): Reply {
  const { currency } = result;
  return {
    document: result,
    quiet: withCurrency(asked, result),
    human: (style) =>
      [
        `${style("bold", `${result.jurisdiction} ${result.tax_year}, ${result.filing_status}, in ${currency}`)}\n`,
        amounts(result, style),
        ...(result.contributions.length === 0 ? [] : [contributions(result, style)]),
        notes(result, style).replace(/^\n/, ""),
      ].join("\n"),
  };
}

const parts = [
  ["gross_income", "gross income"],
  ["employee_contributions", "employee contributions"],
  ["income_tax", "income tax"],
  ["local_tax", "local tax"],
  ["pre_tax", "paid before tax"],
  ["additions", "additions"],
  ["net_income", "net income"],
  ["employer_contributions", "employer contributions"],
  ["employer_cost", "employer cost"],
] as const;

/** The parts that are left out if they are 0 or not known: some countries do not have them. */
const optional: readonly string[] = ["local_tax", "pre_tax", "additions"];

function amounts(result: PayResult, style: Style): string {
  const { month, week } = result.per_period;
  const shown = parts.filter(([field]) => !optional.includes(field) || (result[field] ?? 0) !== 0);
  const columns = ["", right("year"), right("month"), right("week")] as const;
  const rows = shown.map(([field, name]) => [
    name,
    money(result[field] ?? 0),
    money(month[field] ?? 0),
    money(week[field] ?? 0),
  ]);
  return table(columns, rows, style);
}

function contributions(result: PayResult, style: Style): string {
  const columns = ["contribution", right("employee"), right("employer"), right("on"), ""] as const;
  const rows = result.contributions.map(({ name, employee, employer, base, cap_reached }) => [
    name,
    money(employee),
    money(employer),
    money(base),
    cap_reached ? "at its ceiling" : "",
  ]);
  return table(columns, rows, style);
}

export function comparisonReply(comparison: PayComparison): Reply {
  const { currency, results } = comparison;
  const columns = [
    "place",
    "year",
    right(`gross ${currency}`),
    right("tax"),
    right("contributions"),
    right("net"),
    right("employer cost"),
  ] as const;
  const rows = results.map((each) => [
    each.jurisdiction,
    each.tax_year,
    money(each.gross_income),
    money(each.income_tax + (each.local_tax ?? 0)),
    money(each.employee_contributions),
    money(each.net_income),
    money(each.employer_cost),
  ]);
  return listReply({
    document: comparison,
    records: results,
    columns,
    rows,
    quiet: results.map((each) => `${each.jurisdiction} ${money(each.net_income)} ${currency}`),
    below: (style) =>
      results
        .map((each) => `\n${notes(each, style, each.jurisdiction).replace(/^\n/, "")}`)
        .join(""),
  });
}
