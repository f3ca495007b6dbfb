import type { Context } from "../../context.ts";
import { valueAt } from "../../output/fields.ts";
import { cellText } from "../../text/csv.ts";
import { printable } from "../../text/printable.ts";
import { createTable } from "../../text/table.ts";
import type { Answered, BulkService, RowView } from "../bulk-service.ts";

/** Writes rows for people, block by block. A block is what arrived together. */
interface ListPrinter {
  readonly rows: (block: readonly Answered[]) => string;
}

/** Text for people: a table, or with --quiet one line each. */
export function createListPrinter(context: Context, service: BulkService): ListPrinter {
  const { fields, style, quiet } = context;
  const view = fields === undefined ? service.view : viewOf(fields);
  if (quiet) return { rows: (block) => block.map((each) => `${quietLine(each, view)}\n`).join("") };
  const table = createTable(view.columns, style);
  return {
    rows: (block) =>
      table(
        block.map(({ record, data, error }) =>
          data === undefined
            ? view.failedCells(inputOf(record), error?.code ?? "")
            : view.cells(data),
        ),
      ) +
      block
        .flatMap(({ record, error }) => {
          if (error === undefined) return [];
          const place = isLine(record) ? "" : `line ${record.line}: `;
          return [`${style("red", "error:")} ${printable(place + error.detail)}\n`];
        })
        .join(""),
  };
}

function viewOf(fields: readonly string[]): RowView {
  const cells = (data: object) => fields.map((field) => cellText(valueAt(data, field)));
  return {
    columns: fields,
    cells,
    failedCells: (input, code) => [`${input}: ${code}`],
    quiet: (data) => cells(data).join(" "),
  };
}

function quietLine({ record, data, error }: Answered, view: RowView): string {
  const text = data === undefined ? (error?.code ?? "") : view.quiet(data);
  return `${printable(inputOf(record))} ${text}`;
}

/** How the output names a record: by the line itself for a list of values, else by its number. */
function inputOf(record: Answered["record"]): string {
  return isLine(record) ? (record.text ?? "") : `line ${record.line}`;
}

/** Whether a record is a line of a list of values, and not a JSON object. */
function isLine({ text, value, fault }: Answered["record"]): boolean {
  return text !== undefined && value === undefined && fault === undefined;
}
