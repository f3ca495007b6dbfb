import type { Context } from "../../context.ts";
import { valueAt } from "../../output/fields.ts";
import { cellText } from "../../text/csv.ts";
import { printable } from "../../text/printable.ts";
import { createTable } from "../../text/table.ts";
import type { Answered, BulkService, RowView } from "../bulk-service.ts";

/** Makes the function that writes a block of rows for people: a table, or with --quiet lines. */
export function createListPrinter(
  context: Context,
  service: BulkService,
): (block: readonly Answered[]) => string {
  const { fields, style, quiet } = context;
  const view = fields === undefined ? service.view : viewOf(fields);
  if (quiet) return (block) => block.map((each) => `${quietLine(each, view)}\n`).join("");
  const table = createTable(view.columns, style);
  const cellsOf = ({ record, data, error }: Answered) =>
    data === undefined ? view.failedCells(inputOf(record), error?.code ?? "") : view.cells(data);
  const faultOf = ({ record, error }: Answered) => {
    if (error === undefined) return "";
    const place = isLine(record) ? "" : `line ${record.line}: `;
    return `${style("red", "error:")} ${printable(place + error.detail)}\n`;
  };
  return (block) => table(block.map(cellsOf)) + block.map(faultOf).join("");
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
