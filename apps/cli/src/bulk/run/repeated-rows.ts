import { isUtf8 } from "node:buffer";
import type { Delimiter } from "../../output/csv.ts";
import type { Answered } from "../answered-record.ts";
import type { BulkService, Clock, Kind, Repeats } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { type AnswerCells, createAnswerCells } from "../print/answer-cells.ts";
import { endOfRow } from "../print/create-printer.ts";
import { excelSafe } from "../print/excel-safe.ts";
import { readMarks } from "../print/read-marks.ts";
import { RowTemplates } from "../print/row-templates.ts";
import { findCell, type WantedCell } from "../read/find-cell.ts";
import { delimiterOf } from "../read/input-format.ts";
import type { InputRecord } from "../read/input-record.ts";
import { readCsv } from "../read/read-csv.ts";
import type { Chunk } from "../read/whole-records.ts";
import { KindFinder } from "./kind-finder.ts";
import type { RowBytes, WrittenRecord } from "./row-bytes.ts";

const quote = 0x22;
const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/**
 * Makes the writer of repeated rows. Undefined if the rows of the service do not repeat, or if the output has another
 * format than the input.
 */
export function createRepeatedRows(
  plan: BulkPlan,
  service: BulkService,
  clock: Clock,
): RepeatedRows | undefined {
  const { format, output } = plan;
  const { repeats } = service;
  if ((format !== "csv" && format !== "tsv") || format !== output) return undefined;
  const column = repeats === undefined ? -1 : decidingColumn(plan, service, repeats);
  if (repeats === undefined || column < 0) return undefined;
  const delimiter = delimiterOf(format);
  const guard = plan.excelSafe ? excelSafe : (text: string) => text;
  const answer = createAnswerCells(service, plan.fields, delimiter, guard);
  const finder = new KindFinder(repeats.length, () => repeats.open(clock));
  return new RepeatedRows({ plan, repeats, column, delimiter, answer, finder });
}

interface RepeatedRowsSettings {
  readonly plan: BulkPlan;
  readonly repeats: Repeats;
  readonly column: number;
  readonly delimiter: Delimiter;
  readonly answer: AnswerCells;
  readonly finder: KindFinder;
}

/** Writes rows again that differ from earlier rows only in their input and in parts that quote one cell. */
export class RepeatedRows {
  readonly #plan: BulkPlan;
  readonly #repeats: Repeats;
  readonly #columns: WantedCell;
  readonly #delimiter: Delimiter;
  readonly #answer: AnswerCells;
  readonly #finder: KindFinder;
  readonly #templates = new RowTemplates();
  /** The record that was yielded last. */
  #current: WrittenRecord | undefined;

  constructor({ plan, repeats, column, delimiter, answer, finder }: RepeatedRowsSettings) {
    this.#plan = plan;
    this.#repeats = repeats;
    this.#columns = { delimiter: delimiter.charCodeAt(0), column, width: plan.header.length };
    this.#delimiter = delimiter;
    this.#answer = answer;
    this.#finder = finder;
  }

  /**
   * Reads the records of a chunk, and writes the row of each whose kind is known. The other records are yielded, and
   * their rows must be written before the next one is read.
   */
  read(chunk: Chunk, rows: RowBytes): Iterable<InputRecord> {
    const { bytes } = chunk;
    const canCopy = !this.#plan.excelSafe && !bytes.includes(quote) && isUtf8(bytes);
    return canCopy && onlyEndsLines(carriageReturn, bytes)
      ? this.#readBytes(chunk, rows)
      : this.#readCells(chunk, rows);
  }

  /** Writes the row of another record, and keeps it for later records of the same kind. */
  add(answered: Answered, rows: RowBytes): void {
    const current = this.#current;
    const own = answered.own?.[this.#repeats.field];
    const kind = typeof own === "string" ? this.#kindOf(own) : 0;
    if (kind > 0 && current !== undefined) this.#repeat(kind, current, rows);
    else rows.add(answered, current === undefined || "bytes" in current || current.isPlain);
  }

  /** The number of the kind of an answered text; 0 if it has no row that can be repeated. */
  #kindOf(own: string): number {
    // The row of a kind that comes for the first time is not kept, because many kinds come only once.
    const kind = this.#finder.add(own);
    if (kind === undefined) return 0;
    const { number } = kind;
    if (!this.#templates.has(number)) this.#templates.keep(number, this.#templateOf(kind, own));
    return this.#templates.has(number) ? number : 0;
  }

  /** Reads the records of a chunk without quotes. The bytes of a record are copied into its row. */
  *#readBytes({ bytes, firstLine }: Chunk, rows: RowBytes): Generator<InputRecord> {
    const { length } = this.#repeats;
    let line = firstLine;
    for (let start = 0; start < bytes.length; line++) {
      const { from, to, end, next } = findCell(bytes, start, this.#columns);
      const kind = to - from === length ? this.#finder.find(bytes, from) : 0;
      const record = { bytes, start, end };
      if (kind > 0 && this.#templates.has(kind)) this.#repeat(kind, record, rows);
      else {
        this.#current = record;
        const only = { bytes: bytes.subarray(start, next), firstLine: line };
        yield* readCsv(only, this.#delimiter, this.#columns.width).records;
      }
      start = next;
    }
  }

  /** Reads the records of any other chunk. Their cells are written again. */
  *#readCells(chunk: Chunk, rows: RowBytes): Generator<InputRecord> {
    const { column, width } = this.#columns;
    const { length } = this.#repeats;
    const { records, isPlain } = readCsv(chunk, this.#delimiter, width);
    const bytes = Buffer.alloc(length);
    for (const record of records) {
      const cell = record.fault === undefined ? (record.cells?.[column] ?? "") : "";
      const isWhole = cell.length === length && bytes.write(cell) === length;
      const kind = isWhole ? this.#finder.find(bytes, 0) : 0;
      const current = { record, isPlain };
      this.#current = current;
      if (kind > 0 && this.#templates.has(kind)) this.#repeat(kind, current, rows);
      else yield record;
    }
  }

  #repeat(kind: number, record: WrittenRecord, rows: RowBytes): void {
    const { text, at } = this.#finder;
    rows.repeat(record, { templates: this.#templates, kind, text, at });
  }

  #templateOf({ marked }: Kind, own: string) {
    const cells = this.#answer.texts(marked()).map((each) => this.#delimiter + each);
    return readMarks(cells.join("") + endOfRow(this.#delimiter), own);
  }
}

/** Whether each byte of a value is followed by a line feed. */
function onlyEndsLines(value: number, bytes: Buffer): boolean {
  let place = bytes.indexOf(value);
  while (place >= 0) {
    if (bytes[place + 1] !== lineFeed) return false;
    place = bytes.indexOf(value, place + 2);
  }
  return true;
}

/** The column that alone decides the rows; -1 if there is none. */
function decidingColumn(
  { keepsInput, constants, fieldOf, header }: BulkPlan,
  { fields }: BulkService,
  { field }: Repeats,
): number {
  if (!keepsInput || Object.keys(constants).length > 0) return -1;
  const filled = header.flatMap((column, index) => {
    const name = Object.hasOwn(fieldOf, column) ? fieldOf[column] : undefined;
    return fields.some((each) => each.name === name) ? [{ name, index }] : [];
  });
  const [only, ...others] = filled;
  return only?.name === field && others.length === 0 ? only.index : -1;
}
