import { tax } from "@almanac/questions/tax";
import type { TaxComparison, TaxResult } from "@almanac/tax";
import type { RowView } from "../../bulk/bulk-service.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { type BlockRow, block, textRows } from "../../text/lines.ts";
import { printable } from "../../text/printable.ts";
import type { Style } from "../../text/style.ts";
import { right, table } from "../../text/table.ts";
import { money, percent } from "./money.ts";

/** The reply for one jurisdiction. */
export function resultReply(result: TaxResult): Reply {
  return {
    document: result,
    columns: tax.questions.calculateTax.batch,
    quiet: `${money(result.tax_due)} ${result.currency}`,
    human: (style) =>
      block(resultRows(result), style) +
      paymentTable(result.instalments ?? result.quarterly, result.currency, style) +
      notes(result, style),
  };
}

const columns = [
  "jurisdiction",
  "year",
  "status",
  right("tax due"),
  right("effective"),
  right("marginal"),
] as const;

/** How a list of results looks: one row for each. */
export const rowView: RowView<TaxResult> = {
  columns,
  cells: cellsOf,
  failedCells: (input, code) => [input, "", code],
  quiet: lineOf,
};

function cellsOf(result: TaxResult): string[] {
  return [
    result.jurisdiction,
    result.tax_year,
    result.filing_status,
    `${money(result.tax_due)} ${result.currency}`,
    percent(result.effective_rate),
    percent(result.marginal_rate),
  ];
}

/** The line that --quiet prints for one of several results. */
function lineOf({ jurisdiction, tax_due, currency }: TaxResult): string {
  return `${jurisdiction} ${money(tax_due)} ${currency}`;
}

/** The reply for several jurisdictions, with their total if all amounts are in one currency. */
export function resultsReply(results: readonly TaxResult[]): Reply {
  const total = totalOf(results);
  const rows = results.map(cellsOf);
  if (total !== undefined) {
    const due = `${money(total.tax_due)} ${total.currency}`;
    rows.push(["total", "", "", due, percent(total.effective_rate), ""]);
  }
  return {
    ...listReply({
      document: { results, ...(total ? { total } : {}) },
      records: results,
      columns,
      rows,
      quiet: results.map(lineOf),
      below: (style) => results.map((each) => notes(each, style, each.jurisdiction)).join(""),
    }),
    columns: tax.questions.calculateTax.batch,
  };
}

export function comparisonReply(comparison: TaxComparison): Reply {
  const { results } = comparison;
  return listReply({
    document: comparison,
    records: results,
    columns,
    rows: results.map(cellsOf),
    quiet: results.map(
      (each) => `${each.tax_year} ${each.filing_status} ${money(each.tax_due)} ${each.currency}`,
    ),
  });
}

/**
 * The total of all results; undefined for mixed currencies, and if two results contain the same
 * tax. Adds whole cents, because adding fractions is not exact.
 */
function totalOf(results: readonly TaxResult[]) {
  const [first] = results;
  const levels = results.flatMap((each) => each.levels.map(({ jurisdiction }) => jurisdiction));
  const isMixed = results.some((each) => each.currency !== first?.currency);
  if (first === undefined || isMixed || new Set(levels).size < levels.length) return undefined;
  const cents = results.reduce((sum, each) => sum + BigInt(Math.round(each.tax_due * 100)), 0n);
  const rates = results.reduce((sum, each) => sum + Math.round(each.effective_rate * 1e6), 0);
  return { currency: first.currency, tax_due: Number(cents) / 100, effective_rate: rates / 1e6 };
}

function resultRows(result: TaxResult): BlockRow[] {
  const amount = (value: number) => `${money(value)} ${result.currency}`;
  const levels = result.levels.length > 1 ? result.levels : [];
  return textRows([
    ["tax due", amount(result.tax_due)],
    ...levels.map((level) => [`  of it ${level.jurisdiction}`, amount(level.tax_due)] as const),
    ["refund", result.refund ? amount(result.refund) : undefined],
    ["effective rate", percent(result.effective_rate)],
    ["marginal rate", percent(result.marginal_rate)],
    ["jurisdiction", result.jurisdiction],
    ["tax year", `${result.tax_year} (${result.period_start} to ${result.period_end})`],
    ["filing status", result.filing_status],
    ["carried forward", result.carried_forward?.join(", ")],
  ]);
}

/** An answer with assumptions and, if it was asked for, an explanation. */
type Noted = Pick<TaxResult, "assumptions" | "explanation">;

/** The payments of a year as a table. */
export function paymentTable(
  payments: TaxResult["quarterly"],
  currency: string,
  style: Style,
): string {
  const rows = payments.map(({ period, payment, due_date }) => [
    period,
    `${money(payment)} ${currency}`,
    due_date ?? "",
  ]);
  return `\n${table(["payment", right("amount"), "due"], rows, style)}`;
}

/** `among` is the jurisdiction that each note names, where there are several. */
export function notes({ assumptions, explanation }: Noted, style: Style, among = ""): string {
  const named = (text: string) =>
    among === "" || text.startsWith(`${among}:`) ? text : `${among}: ${text}`;
  const said = assumptions
    .map((text) => `${style("dim", "note")}  ${printable(named(text))}\n`)
    .join("");
  if (explanation === undefined) return said === "" ? "" : `\n${said}`;
  const components = textRows(
    Object.entries(explanation.components).map(([key, amount]) => [
      key.replaceAll("_", " "),
      money(amount),
    ]),
  );
  const lines = explanation.lines.map((line) => [
    line.jurisdiction,
    line.form_line === undefined ? line.step : `${line.step} (${line.form_line})`,
    line.base === undefined ? "" : money(line.base),
    line.rate === undefined ? "" : percent(line.rate),
    money(line.amount),
    line.sources?.[0]?.title ?? "",
  ]);
  const heading = ["law", "step", right("on"), right("rate"), right("amount"), "source"] as const;
  return `\n${block(components, style)}\n${table(heading, lines, style)}${said === "" ? "" : `\n${said}`}`;
}
