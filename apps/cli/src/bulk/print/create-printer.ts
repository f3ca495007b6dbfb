import { type AnswerColumns, createAnswerCells } from "../../output/answer-cells.ts";
import { type ByteWriter, textOf } from "../../output/byte-writer.ts";
import { pick } from "../../output/fields.ts";
import { cell, copiedCell, csvLine, type Delimiter, delimiterOf } from "../../text/csv.ts";
import type { Answered, BulkPlan } from "../bulk-service.ts";
import type { InputRecord } from "../read/chunks.ts";

export interface Printer {
  readonly head: string;
  /**
   * Writes one row. `isPlain` says that no cell of its record was quoted. The row ends with a line
   * feed, except in a JSON document.
   */
  readonly write: (out: ByteWriter, answered: Answered, isPlain: boolean) => void;
  readonly row: (answered: Answered, isPlain: boolean) => string;
  readonly between: string;
  readonly tail: string;
}

export function createPrinter(plan: BulkPlan, columns: AnswerColumns): Printer {
  const printer = choosePrinter(plan, columns);
  return {
    ...printer,
    row: (answered, isPlain) => textOf((out) => printer.write(out, answered, isPlain)),
  };
}

function choosePrinter(plan: BulkPlan, columns: AnswerColumns): Omit<Printer, "row"> {
  switch (plan.output) {
    case "csv":
    case "tsv":
      return csvPrinter(plan, columns, delimiterOf(plan.output));
    case "ndjson":
      return { head: "", write: jsonRow(plan, "\n"), between: "", tail: "" };
    case "json":
      return {
        head: '{"results":[',
        write: jsonRow(plan, ""),
        between: ",",
        tail: "]}\n",
      };
  }
}

function csvPrinter(
  plan: BulkPlan,
  columns: AnswerColumns,
  delimiter: Delimiter,
): Omit<Printer, "row"> {
  const guard = plan.excelSafe ? excelSafe : (text: string) => text;
  const answer = createAnswerCells(columns, plan.fields, delimiter, guard);
  const added = [...answer.names, "error", "detail"].map((name) => plan.prefix + name);
  const input = inputCells(plan, delimiter, guard);
  // The cells of the error and its detail are empty.
  const end = `${delimiter}${delimiter}\n`;
  return {
    head: csvLine([...input.names, ...added], delimiter),
    between: "",
    tail: "",
    write: (out, { record, data, error }, isPlain) => {
      input.write(out, record, isPlain);
      if (input.names.length > 0) out.text(delimiter);
      if (data !== undefined) {
        answer.write(out, data);
        out.text(end);
        return;
      }
      const detail = `${record.line === 0 ? "" : `line ${record.line}: `}${error?.detail ?? ""}`;
      const code = error?.code ?? "";
      out.text(`${answer.empty}${delimiter}${code}${delimiter}${cell(guard(detail), delimiter)}\n`);
    },
  };
}

interface InputCells {
  readonly names: readonly string[];
  readonly write: (out: ByteWriter, record: InputRecord, isPlain: boolean) => void;
}

function inputCells(
  { format, header, keepsInput, output, excelSafe: isGuarded }: BulkPlan,
  delimiter: Delimiter,
  guard: (text: string) => string,
): InputCells {
  if (format === "lines" || (keepsInput && format === "ndjson")) {
    return {
      names: ["input"],
      write: (out, { text = "" }) => out.text(cell(guard(text), delimiter)),
    };
  }
  if (!keepsInput) return { names: [], write: () => undefined };
  const width = header.length;
  const keepsBytes = format === output && !isGuarded;
  return {
    names: header,
    write: (out, { cells = [], written }, isPlain) => {
      if (keepsBytes && isPlain && cells.length === width) {
        out.text(written ?? cells.join(delimiter));
        return;
      }
      for (let index = 0; index < width; index++) {
        if (index > 0) out.text(delimiter);
        out.text(copiedCell(guard(cells[index] ?? ""), delimiter));
      }
    },
  };
}

/** Makes the function that writes a row as JSON. */
function jsonRow(plan: BulkPlan, end: string): (out: ByteWriter, answered: Answered) => void {
  const { fields, format, header, keepsInput, output } = plan;
  const names = header.map((name) => `${JSON.stringify(name)}:`);
  const inputOf = ({ cells, text = "null" }: Answered["record"]): string => {
    if (format === "lines") return JSON.stringify(text);
    if (cells === undefined) return text;
    return `{${names.map((name, index) => name + JSON.stringify(cells[index] ?? "")).join(",")}}`;
  };
  const failed = ({ record, error }: Answered): string => {
    const { line } = record;
    // In a JSON document that does not repeat the input, a row has the same shape as in the API's
    // answer to a batch.
    if (output === "json" && !keepsInput) return `{"error":${JSON.stringify(error)}}`;
    const place = line === 0 ? "" : `"line":${line},`;
    return `{${place}"input":${inputOf(record)},"error":${JSON.stringify(error)}}${end}`;
  };
  const [start, close] = output === "json" || keepsInput ? ['"data":', "}"] : ["", ""];
  return (out, answered) => {
    const { record, data } = answered;
    if (data === undefined) return out.text(failed(answered));
    if (keepsInput) out.text(`{"line":${record.line},"input":${inputOf(record)},`);
    else if (start !== "") out.text("{");
    const answer = JSON.stringify(fields === undefined ? data : pick(data, fields));
    out.text(start + answer + close + end);
  };
}

const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Puts an apostrophe before a text that a spreadsheet would calculate, except a number. */
function excelSafe(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}
