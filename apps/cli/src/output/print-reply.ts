import { fieldsOf } from "@almanac/kernel/objects/objects";
import type { Context } from "../context.ts";
import { write } from "../io.ts";
import { cellText, csv, csvLine, type Delimiter, delimiterOf } from "../text/csv.ts";
import { block, textRows } from "../text/lines.ts";
import { printable } from "../text/printable.ts";
import type { Style } from "../text/style.ts";
import { type Column, table } from "../text/table.ts";
import { type AnswerColumns, createAnswerCells } from "./answer-cells.ts";
import { textOf } from "./byte-writer.ts";
import { checkFields, pick, valueAt } from "./fields.ts";

/** What a command returns: the library's object, and functions that format it. */
export interface Reply {
  /** The API's response object, for --json. */
  readonly document: unknown;
  /** The lines of --ndjson and the rows of --csv. By default there is one: the document. */
  readonly records?: readonly unknown[];
  /** The same columns for every answer of a service. Default: the fields of the records. */
  readonly columns?: AnswerColumns;
  /** The text for people. It ends with a line feed. */
  readonly human: (style: Style) => string;
  /** The text for --quiet: only the answer. If it is missing, --quiet has no effect. */
  readonly quiet?: string;
  /** True when the answer is "no" or a check failed: exit code 1. */
  readonly failed?: boolean;
  /** One line that says why the check failed. Printed on stderr after the text for people. */
  readonly failure?: string;
  /**
   * A document in another format, such as iCalendar. It is printed unchanged in every output mode.
   */
  readonly text?: string;
  /** The exit code, if another program expects codes other than 0 and 1 (monitoring plug-ins). */
  readonly exit?: number;
}

/** A list: the document, one record for each row of the table, and what is below the table. */
interface Listed extends Required<Pick<Reply, "document" | "records">> {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The lines for --quiet. Default: the first cell of each row. */
  readonly quiet?: readonly string[];
  readonly below?: (style: Style) => string;
}

/** The reply for a list. */
export function listReply({ document, records, columns, rows, quiet, below }: Listed): Reply {
  return {
    document,
    records,
    quiet: (quiet ?? rows.map(([first]) => first)).join("\n"),
    human: (style) => table(columns, rows, style) + (below?.(style) ?? ""),
  };
}

/** Prints a reply. `printText` writes text for people; by default to stdout. */
export async function printReply(
  reply: Reply,
  context: Context,
  printText: (text: string, context: Context) => Promise<void> = (text, { io }) =>
    write(io.stdout, text),
): Promise<void> {
  const text = render(reply, context);
  const isForPeople = context.mode === "human" && reply.text === undefined;
  if (isForPeople) await printText(text, context);
  else await write(context.io.stdout, text);
  if (context.mode === "human" && !context.quiet && reply.failure !== undefined) {
    await write(
      context.io.stderr,
      `${context.errorStyle("red", "failed:")} ${printable(reply.failure)}\n`,
    );
  }
}

function render(reply: Reply, context: Context): string {
  if (reply.text !== undefined) return reply.text;
  if (context.fields !== undefined) return renderFields(reply, context, context.fields);
  const records = reply.records ?? [reply.document];
  switch (context.mode) {
    case "json":
      return json(reply.document, context);
    case "ndjson":
      return lines(records);
    case "csv":
    case "tsv":
      return rows(records, reply.columns, delimiterOf(context.mode));
    case "human":
      if (context.quiet && reply.quiet !== undefined) return `${reply.quiet}\n`;
      return reply.human(context.style);
  }
}

/** The chosen fields of each record, in the order in which they were named. */
function renderFields(reply: Reply, context: Context, fields: readonly string[]): string {
  const records = reply.records ?? [reply.document];
  const { columns, rest } = reply.columns ?? { columns: namesIn(records), rest: [] };
  checkFields(fields, columns, rest);
  const { mode, style, quiet } = context;
  const picked = records.map((record) => pick(record, fields));
  const cells = records.map((record) => fields.map((field) => cellText(valueAt(record, field))));
  switch (mode) {
    case "json":
      return json(reply.records === undefined ? picked[0] : picked, context);
    case "ndjson":
      return lines(picked);
    case "csv":
    case "tsv":
      return [fields, ...cells].map((line) => csvLine(line, delimiterOf(mode))).join("");
    case "human": {
      if (quiet) return cells.map((line) => `${line.join(" ")}\n`).join("");
      if (reply.records !== undefined) return table(fields, cells, style);
      const [line = []] = cells;
      return block(textRows(fields.map((key, index) => [key, line[index] ?? ""])), style);
    }
  }
}

function json(document: unknown, { io }: Context): string {
  return `${JSON.stringify(document, null, io.stdout.isTTY ? 2 : undefined)}\n`;
}

function lines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

function rows(
  records: readonly unknown[],
  columns: AnswerColumns | undefined,
  delimiter: Delimiter,
): string {
  if (columns === undefined) return csv(records, delimiter);
  const cells = createAnswerCells(columns, undefined, delimiter, (text) => text);
  // An answer has no error, but its columns are those of a list.
  const end = csvLine(["", ""], delimiter);
  const lines = records.map(
    (record) => textOf((out) => cells.write(out, fieldsOf(record))) + delimiter + end,
  );
  return csvLine([...cells.names, "error", "detail"], delimiter) + lines.join("");
}

/** The names of all fields of the records, those inside others included. */
function namesIn(records: readonly unknown[]): string[] {
  const names = new Set<string>();
  const collect = (value: unknown, prefix: string): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      names.add(prefix + name);
      collect(inner, `${prefix}${name}.`);
    }
  };
  for (const record of records) collect(record, "");
  return [...names];
}

/** Writes text for people: through the user's pager if it is longer than the screen. */
export async function page(text: string, { io, pager }: Context): Promise<void> {
  const { stdout, page: throughPager } = io;
  const { isTTY, rows = 0 } = stdout;
  const isLong = isTTY === true && rows > 0 && countLines(text) >= rows;
  if (pager && isLong && throughPager !== undefined && (await throughPager(text))) return;
  await write(stdout, text);
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
