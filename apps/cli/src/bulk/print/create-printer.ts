import { cell, copiedCell, csvLine, type Delimiter } from "../../output/csv.ts";
import { pick } from "../../output/pick.ts";
import type { Answered } from "../answered-record.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { delimiterOf } from "../read/input-format.ts";
import { createAnswerCells } from "./answer-cells.ts";
import { excelSafe } from "./excel-safe.ts";
import { type Parts, type Reader, shareText } from "./shared-text.ts";

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
    row: ({ record, data, error }, isPlain) => {
      const start = input.write(record, isPlain);
      if (data !== undefined) return `${start}${answer.write(data)}${delimiter}${delimiter}\n`;
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

function jsonRow(plan: BulkPlan, { sharing }: AnswerColumns, end: string): Printer["row"] {
  const { fields, format, header, keepsInput, output } = plan;
  const write =
    fields !== undefined
      ? (data: object) => JSON.stringify(pick(data, fields))
      : sharing === undefined
        ? (data: object) => JSON.stringify(data)
        : shareText(sharing, createJsonPartsOf(sharing.varying));
  const names = header.map((name) => `${JSON.stringify(name)}:`);
  const inputOf = ({ cells, text = "null" }: Answered["record"]): string => {
    if (format === "lines") return JSON.stringify(text);
    if (cells === undefined) return text;
    return `{${names.map((name, index) => name + JSON.stringify(cells[index] ?? "")).join(",")}}`;
  };
  return ({ record, data, error }) => {
    if (data === undefined) {
      const { line } = record;
      // In a JSON document without its input, a row has the same shape as in the API's answer to a batch.
      if (output === "json" && !keepsInput) return `{"error":${JSON.stringify(error)}}`;
      const place = line === 0 ? "" : `"line":${line},`;
      return `{${place}"input":${inputOf(record)},"error":${JSON.stringify(error)}}${end}`;
    }
    const answer = write(data);
    if (keepsInput) {
      return `{"line":${record.line},"input":${inputOf(record)},"data":${answer}}${end}`;
    }
    return output === "json" ? `{"data":${answer}}` : `${answer}${end}`;
  };
}

/** Makes the function that divides the JSON of an answer into what answers of one kind have in common and what varies. */
function createJsonPartsOf(varying: readonly string[]): (data: object) => Parts {
  const jsonOf = createKnownJson();
  const readers = new Map<string, Reader>();
  for (const name of varying) {
    readers.set(name, { read: (data) => jsonOf((data as Record<string, unknown>)[name]) });
  }
  return (data) => {
    const texts: string[] = [];
    const used: Reader[] = [];
    let text = "";
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) continue;
      text += `${text === "" && used.length === 0 ? "{" : ","}${JSON.stringify(name)}:`;
      const reader = readers.get(name);
      if (reader === undefined) {
        text += JSON.stringify(value);
        continue;
      }
      used.push(reader);
      texts.push(text);
      text = "";
    }
    const isEmpty = text === "" && used.length === 0;
    return { texts: [...texts, isEmpty ? "{}" : `${text}}`], readers: used };
  };
}

/** JSON of parts that a library shares between answers: the text of each is kept. */
function createKnownJson(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== "object" || value === null || !Object.isFrozen(value)) {
      return JSON.stringify(value);
    }
    const text = known.get(value) ?? JSON.stringify(value);
    known.set(value, text);
    return text;
  };
}
