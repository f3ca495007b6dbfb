import { cell, copiedCell, csvLine, type Delimiter } from "../../output/csv.ts";
import type { Answered } from "../answered-record.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { delimiterOf } from "../read/input-format.ts";
import { createAnswerCells } from "./answer-cells.ts";
import { excelSafe } from "./excel-safe.ts";
import { jsonRow } from "./json-row.ts";

/** Writes answers in a format for programs. */
export interface Printer {
  /** What comes before the first row. */
  readonly head: string;
  /** One row. `isPlain` says that no cell of its record was quoted. It ends with a line feed, except in a JSON document. */
  readonly row: (answered: Answered, isPlain: boolean) => string;
  /** What comes between two rows. */
  readonly between: string;
  readonly tail: string;
}

export function createPrinter(plan: BulkPlan, columns: AnswerColumns): Printer {
  switch (plan.output) {
    case "csv":
    case "tsv":
      return csvPrinter(plan, columns, delimiterOf(plan.output));
    case "ndjson":
      return { head: "", row: jsonRow(plan, columns, "\n"), between: "", tail: "" };
    case "json":
      return { head: '{"results":[', row: jsonRow(plan, columns, ""), between: ",", tail: "]}\n" };
  }
}

function csvPrinter(plan: BulkPlan, columns: AnswerColumns, delimiter: Delimiter): Printer {
  const guard = plan.excelSafe ? excelSafe : (text: string) => text;
  const answer = createAnswerCells(columns, plan.fields, delimiter, guard);
  const added = [...answer.names, "error", "detail"].map((name) => plan.prefix + name);
  const input = inputCells(plan, delimiter, guard);
  return {
    head: csvLine([...input.names, ...added], delimiter),
    between: "",
    tail: "",
    row: ({ record, data, own, error }, isPlain) => {
      const start = input.write(record, isPlain);
      if (data !== undefined) return `${start}${answer.write(data, own)}${delimiter}${delimiter}\n`;
      const detail = `${record.line === 0 ? "" : `line ${record.line}: `}${error?.detail ?? ""}`;
      const code = error?.code ?? "";
      return `${start}${answer.empty}${delimiter}${code}${delimiter}${cell(guard(detail), delimiter)}\n`;
    },
  };
}

interface InputCells {
  readonly names: readonly string[];
  /** The cells of the input with a delimiter after each. */
  readonly write: (record: Answered["record"], isPlain: boolean) => string;
}

function inputCells(
  { format, header, keepsInput, output, excelSafe: isGuarded }: BulkPlan,
  delimiter: Delimiter,
  guard: (text: string) => string,
): InputCells {
  if (format === "lines" || (keepsInput && format === "ndjson")) {
    return {
      names: ["input"],
      write: ({ text = "" }) => cell(guard(text), delimiter) + delimiter,
    };
  }
  if (!keepsInput) return { names: [], write: () => "" };
  const width = header.length;
  const keepsBytes = format === output && !isGuarded;
  return {
    names: header,
    write: ({ cells = [], written }, isPlain) => {
      if (keepsBytes && isPlain && cells.length === width) {
        return (written ?? cells.join(delimiter)) + delimiter;
      }
      let text = "";
      for (let index = 0; index < width; index++) {
        text += copiedCell(guard(cells[index] ?? ""), delimiter) + delimiter;
      }
      return text;
    },
  };
}
