import type { CompareResult, DimWeightExplanation, DimWeightResult } from "@almanac/dimweight";
import { dimweight } from "@almanac/questions/dimweight";
import type { RowView } from "../../bulk/bulk-service.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { type BlockRow, block, noteLine } from "../../text/lines.ts";
import { formatNumber } from "../../text/numbers.ts";
import { printable } from "../../text/printable.ts";
import type { Style } from "../../text/style.ts";
import { right } from "../../text/table.ts";
import { divisorWords, inForceWords } from "./rule-words.ts";

type Fields = Readonly<Record<string, number>>;

const columns = dimweight.questions.calculateDimWeight.batch;

/** With `explained`, the text for people includes the steps and sources. */
export function resultReply(result: DimWeightResult, parcel: Fields, explained: boolean): Reply {
  return {
    document: result,
    columns,
    quiet: rowView.quiet(result),
    human: (style) =>
      block(resultRows(result, parcel), style) +
      warningLines(result, style) +
      (explained && result.explanation ? explanationText(result.explanation, style) : ""),
  };
}

const tableColumns = [
  "carrier",
  "rule",
  right("billable"),
  right("dimensional"),
  right("divisor"),
  "oversized",
] as const;

/** How a list of parcels looks: one row for each. */
export const rowView: RowView<DimWeightResult> = {
  columns: tableColumns,
  cells: cellsOf,
  failedCells: (input, code) => [input, code],
  quiet: ({ billableWeightKg }) => `${formatNumber(billableWeightKg)} kg`,
};

const notCounted = "not counted";

/** Rules with a threshold give a small parcel a dimensional weight of 0. */
function isCounted({ dimensionalWeightKg }: DimWeightResult): boolean {
  return dimensionalWeightKg > 0;
}

function cellsOf(result: DimWeightResult): string[] {
  return [
    result.carrier,
    result.ruleId,
    withNative(result.billableWeightKg, result.explanation?.native.billableWeight, result),
    isCounted(result) ? `${formatNumber(result.dimensionalWeightKg)} kg` : notCounted,
    divisorWords(result),
    result.oversized ? "yes" : "no",
  ];
}

/** The reply for one parcel and many carriers. The smallest billable weight is first. */
export function compareReply(compared: CompareResult, explained: boolean): Reply {
  const { results, unavailable } = compared;
  const list = listReply({
    document: compared,
    records: results,
    columns: tableColumns,
    rows: results.map(cellsOf),
    quiet: results.map((each) => `${each.ruleId} ${rowView.quiet(each)}`),
    below: (style) =>
      [
        ...unavailable.map(({ carrier, message }) => noteLine(`${carrier}: ${message}`, style)),
        ...(explained ? results.map((each) => explainedResult(each, style)) : []),
      ].join(""),
  });
  return { ...list, columns };
}

function explainedResult(result: DimWeightResult, style: Style): string {
  const steps = result.explanation ? explanationText(result.explanation, style) : "";
  return `\n${style("bold", result.ruleId)}\n${warningLines(result, style)}${steps}`;
}

function resultRows(result: DimWeightResult, parcel: Fields): BlockRow[] {
  const native = result.explanation?.native;
  const actual = parcel.weightKg ?? parcel.weightLb ?? 0;
  return [
    kilograms("billable weight", result.billableWeightKg, native?.billableWeight, result),
    isCounted(result)
      ? kilograms(
          "dimensional weight",
          result.dimensionalWeightKg,
          native?.dimensionalWeight,
          result,
        )
      : { key: "dimensional weight", text: notCounted },
    { key: "actual weight", amount: actual, unit: parcel.weightLb === undefined ? "kg" : "lb" },
    {
      key: "oversized",
      text: result.oversized
        ? "yes, the dimensional weight exceeds the actual weight"
        : "no, the actual weight decides",
    },
    { key: "carrier", text: result.carrier },
    { key: "rule", text: result.ruleId },
    { key: "divisor", text: divisorWords(result) },
  ];
}

function kilograms(
  key: string,
  amount: number,
  native: number | undefined,
  result: DimWeightResult,
): BlockRow {
  return { key, amount, unit: "kg", note: nativeWords(native, result) };
}

function withNative(amount: number, native: number | undefined, result: DimWeightResult): string {
  const words = nativeWords(native, result);
  return `${words === undefined ? "" : `(${words}) `}${formatNumber(amount)} kg`;
}

/** In pounds, if the carrier's rule is: that is the figure on the carrier's bill. */
function nativeWords(native: number | undefined, result: DimWeightResult): string | undefined {
  if (native === undefined || result.explanation?.weightUnit !== "lb") return undefined;
  return `${formatNumber(native)} lb`;
}

function warningLines(result: DimWeightResult, style: Style): string {
  return result.warnings.map(({ message }) => noteLine(message, style)).join("");
}

function explanationText(explanation: DimWeightExplanation, style: Style): string {
  const { rule, steps, headroom } = explanation;
  const title = (text: string) => `\n${style("bold", text)}\n`;
  return [
    title("How"),
    ...steps.map((step, index) => `  ${index + 1}. ${printable(step)}\n`),
    title("Until the next step"),
    ...headroomLines(headroom).map((line) => `  ${line}\n`),
    title("Rule"),
    `  ${rule.id}, ${inForceWords(rule.effectiveFrom, rule.effectiveTo)}\n`,
    ...rule.notes.map((note) => `  ${printable(note)}\n`),
    title("Sources"),
    ...rule.sources.map(
      ({ title: name, url, readOn }) =>
        `  ${printable(name)}\n  ${style("dim", `  ${url} (read on ${readOn})`)}\n`,
    ),
  ].join("");
}

function headroomLines(headroom: DimWeightExplanation["headroom"]): string[] {
  const { gramsLeft, nextBillableWeightKg, sides } = headroom;
  const next =
    nextBillableWeightKg === null
      ? ""
      : `, then ${formatNumber(nextBillableWeightKg)} kg is billed`;
  return [
    `weight  ${formatNumber(gramsLeft)} g more${next}`,
    ...sides.map(({ side, growth, unit, inclusive }) => {
      if (growth === null) return `${side.padEnd(6)}  no limit`;
      return `${side.padEnd(6)}  ${inclusive ? "" : "less than "}${formatNumber(growth)} ${unit} more`;
    }),
  ];
}
