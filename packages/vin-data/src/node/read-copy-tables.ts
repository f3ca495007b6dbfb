import type { Readable } from "node:stream";
import { openDump } from "./open-dump.ts";
import type { SkippedRows } from "./skipped.ts";
import { knownTables, rowCheck } from "./table-columns.ts";
import { DumpError } from "./unzip-dump.ts";

export type Row = Readonly<Record<string, string | null>>;

export type TakeCells = (cells: readonly (string | null)[]) => void;

/** What a reader of a dump keeps besides the known tables, and what it reports. */
interface Wish {
  /**
   * For the largest tables: takes the names of the columns, and returns what takes the rows one by
   * one, because keeping them as they are would fill the memory.
   */
  readonly streamed: Readonly<Record<string, (columns: readonly string[]) => TakeCells>>;
  readonly report: (what: string) => void;
  readonly skipped: SkippedRows;
}

/**
 * NHTSA's dump of September 2026 has 1.7 million patterns, and 0.6 million rows in the other tables
 * that are kept.
 */
const mostRows = 8_000_000;
const rowsPerReport = 100_000;

/**
 * Reads blocks of this form: `COPY vpic.table (columns) FROM stdin;`, then one line per row with
 * tabs between values, then `\.`. Small tables with an id and a name are kept too: they are lists
 * of values.
 *
 * @throws {DumpError} if the file cannot be read, ends too early, is no zip archive, or has a row
 * that cannot be read.
 */
export async function readCopyTables(path: string, wish: Wish): Promise<Map<string, Row[]>> {
  try {
    return await readTables(openDump(path), wish);
  } catch (error) {
    if (error instanceof DumpError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
    throw new DumpError(`${path} cannot be read (${code}).`, { cause: error });
  }
}

async function readTables(input: Readable, wish: Wish): Promise<Map<string, Row[]>> {
  const reader = new TableReader(wish);
  /** The beginning of a line whose end is in a later chunk. */
  let begun: Buffer = Buffer.alloc(0);
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const bytes = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      reader.take(bytes, from, end);
      from = end + 1;
    }
    begun = bytes.subarray(from);
  }
  if (begun.length > 0) reader.take(begun, 0, begun.length);
  return reader.end();
}

const lineFeed = 10;
const carriageReturn = 13;
const backslash = 92;
const dot = 46;

/** Collects the tables of a dump from its lines. */
class TableReader {
  readonly #tables = new Map<string, Row[]>();
  readonly #wish: Wish;
  /** The table whose rows are being read; empty between tables. */
  #table = "";
  #takeRow: ((line: string) => void) | undefined;
  #rows = 0;
  /** How many rows of a table that is not read were passed. */
  #unused = 0;
  /** What is wrong with the row before, unless the dump ends with it because it was cut there. */
  #fault: DumpError | undefined;

  constructor(wish: Wish) {
    this.#wish = wish;
  }

  /** Takes the line that begins at an offset, up to its line feed. */
  take(bytes: Buffer, from: number, lineEnd: number): void {
    if (this.#fault !== undefined) throw this.#fault;
    const end = lineEnd > from && bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
    if (this.#table !== "") {
      const isEnd = end - from === 2 && bytes[from] === backslash && bytes[from + 1] === dot;
      if (isEnd) this.#close();
      else if (this.#takeRow === undefined) this.#unused++;
      else this.#takeRow(bytes.toString("utf8", from, end));
      return;
    }
    if (end - from > longestHead) return;
    const line = bytes.toString("utf8", from, end);
    const copy = /^\uFEFF?COPY (?:"?\w+"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/.exec(line);
    if (copy) this.#open((copy[1] ?? "").toLowerCase(), columnsOf(copy[2] ?? ""));
  }

  /** The tables, by their names in lower case. */
  end(): Map<string, Row[]> {
    if (this.#table !== "") throw new DumpError(`The dump ends within its table ${this.#table}.`);
    return this.#tables;
  }

  #close(): void {
    const { skipped } = this.#wish;
    if (this.#takeRow === undefined) skipped.add(this.#table, "unused_table", this.#unused);
    this.#table = "";
    this.#unused = 0;
  }

  #open(table: string, columns: readonly string[]): void {
    this.#table = table;
    this.#takeRow = undefined;
    const isList = columns.length <= 6 && columns.includes("id") && columns.includes("name");
    if (!knownTables.has(table) && !isList) return;
    this.#wish.report(`table ${table}`);
    const check = rowCheck(table, columns);
    const keep = this.#keeper(table, columns);
    this.#takeRow = (line) => {
      const cells = line.split("\t").map(toCell);
      const fault = check(cells);
      if (fault === "negative_number") return this.#wish.skipped.add(table, fault);
      this.#fault = fault;
      if (fault !== undefined) return;
      this.#rows++;
      if (this.#rows % rowsPerReport === 0) this.#wish.report(`table ${table}: ${this.#rows} rows`);
      if (this.#rows > mostRows) {
        throw new DumpError(
          `The dump has more than ${mostRows} rows, which NHTSA's does not have.`,
        );
      }
      keep(cells);
    };
  }

  #keeper(table: string, columns: readonly string[]): TakeCells {
    const stream = this.#wish.streamed[table];
    if (stream !== undefined) return stream(columns);
    const rows: Row[] = [];
    this.#tables.set(table, rows);
    return (cells) => {
      const row: Record<string, string | null> = {};
      for (const [at, name] of columns.entries()) row[name] = cells[at] ?? null;
      rows.push(row);
    };
  }
}

function columnsOf(list: string): string[] {
  return list.split(",").map((name) => name.trim().replaceAll('"', "").toLowerCase());
}

/** The first line of a table has the names of its columns, and no other line is read. */
const longestHead = 10_000;

const escapes: Readonly<Record<string, string>> = {
  t: "\t",
  n: "\n",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
};

function toCell(text: string): string | null {
  if (text === "\\N") return null;
  if (!text.includes("\\")) return text;
  return text.replace(/\\(.)/g, (_, symbol: string) => escapes[symbol] ?? symbol);
}
