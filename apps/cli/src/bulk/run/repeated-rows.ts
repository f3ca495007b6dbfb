import { isUtf8 } from "node:buffer";
import type { Answered } from "../answered-record.ts";
import type { BulkService, Clock, Kind, Kinds, Repeats } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { createAnswerCells } from "../print/answer-cells.ts";
import { endOfRow } from "../print/create-printer.ts";
import { readMarks } from "../print/read-marks.ts";
import { RowTemplates } from "../print/row-templates.ts";
import { findCell } from "../read/find-cell.ts";
import { delimiterOf } from "../read/input-format.ts";
import type { InputRecord } from "../read/input-record.ts";
import { readCsv } from "../read/read-csv.ts";
import type { Chunk } from "../read/whole-records.ts";
import type { RecordPlace, RowBytes } from "./row-bytes.ts";

const quote = 0x22;
const carriageReturn = 0x0d;

/** Writes rows again that differ from earlier rows only in parts of one cell. */
export interface RepeatedRows {
  /**
   * Reads the records of a chunk, and writes the row of each whose kind is known. The other records are yielded, and
   * their rows must be written before the next one is read. Undefined if the chunk cannot be read byte by byte.
   */
  readonly read: (chunk: Chunk, rows: RowBytes) => Iterable<InputRecord> | undefined;
  /** Writes the row of another record, and keeps it for later records of the same kind. */
  readonly add: (answered: Answered, rows: RowBytes) => void;
}

/**
 * Makes the writer of repeated rows. Undefined if the rows of the service do not repeat, or if the output changes the
 * cells of the input.
 */
export function createRepeatedRows(
  plan: BulkPlan,
  service: BulkService,
  clock: Clock,
): RepeatedRows | undefined {
  const { format, output, header, fields } = plan;
  const { repeats } = service;
  if ((format !== "csv" && format !== "tsv") || format !== output) return undefined;
  const column = repeats === undefined ? -1 : decidingColumn(plan, service, repeats);
  if (repeats === undefined || column < 0) return undefined;
  const { length, open } = repeats;
  const delimiter = delimiterOf(format);
  const answer = createAnswerCells(service, fields, delimiter, (text) => text);
  const columns = { delimiter: delimiter.charCodeAt(0), column, width: header.length };
  const templates = new RowTemplates();
  let kinds: Kinds | undefined;

  const templateOf = ({ marked }: Kind, text: string) => {
    const cells = answer.texts(marked()).map((each) => delimiter + each);
    return readMarks(cells.join("") + endOfRow(delimiter), text);
  };
  let place: RecordPlace | undefined;

  function* readOthers({ bytes, firstLine }: Chunk, rows: RowBytes) {
    let line = firstLine;
    for (let start = 0; start < bytes.length; line++) {
      const { from, to, end } = findCell(bytes, start, columns);
      const kind = to - from === length ? (kinds?.find(bytes, from) ?? 0) : 0;
      place = { source: bytes, start, end, cell: from };
      if (kind > 0 && templates.has(kind)) rows.repeat(templates, kind, place);
      else {
        const record = { bytes: bytes.subarray(start, end + 1), firstLine: line };
        yield* readCsv(record, delimiter, header.length).records;
      }
      start = end + 1;
    }
  }

  return {
    read: (chunk, rows) => {
      const { bytes } = chunk;
      const isPlain = !bytes.includes(quote) && !bytes.includes(carriageReturn) && isUtf8(bytes);
      return isPlain ? readOthers(chunk, rows) : undefined;
    },
    add: (answered, rows) => {
      const text = answered.record.cells?.[column] ?? "";
      kinds ??= open(clock);
      // The row of a kind that comes for the first time is not kept, because many kinds come only once.
      const kind = answered.own === undefined ? undefined : kinds.add(text);
      if (kind === undefined || place === undefined) return rows.add(answered, true);
      if (!templates.has(kind.number)) templates.keep(kind.number, templateOf(kind, text));
      if (templates.has(kind.number)) rows.repeat(templates, kind.number, place);
      else rows.add(answered, true);
    },
  };
}

/** The column that alone decides the rows; -1 if there is none. */
function decidingColumn(
  { keepsInput, excelSafe, constants, fieldOf, header }: BulkPlan,
  { fields }: BulkService,
  { field }: Repeats,
): number {
  if (!keepsInput || excelSafe || Object.keys(constants).length > 0) return -1;
  const filled = header.flatMap((column, index) => {
    const name = Object.hasOwn(fieldOf, column) ? fieldOf[column] : undefined;
    return fields.some((each) => each.name === name) ? [{ name, index }] : [];
  });
  const [only, ...others] = filled;
  return only?.name === field && others.length === 0 ? only.index : -1;
}
