import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { openDump } from "./open-dump.ts";
import { knownTables, rowCheck } from "./table-columns.ts";
import { DumpError } from "./unzip-dump.ts";

export type Row = Readonly<Record<string, string | null>>;

/** What a reader of a dump keeps besides the known tables, and what it reports. */
interface Wish {
  /**
   * Takes the rows of the largest table one by one, because keeping them as they are would fill
   * the memory.
   */
  readonly onPattern: (row: Row) => void;
  readonly report: (what: string) => void;
}

/**
 * NHTSA's dump of September 2026 has 1.7 million patterns, and 0.6 million rows in the other tables
 * that are kept.
 */
const mostRows = 8_000_000;

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
  // A readline interface does not forward errors of its input, and an iteration would then end as
  // if the file did.
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  const read = async (): Promise<void> => {
    for await (const line of lines) reader.take(line);
  };
  try {
    await Promise.race([read(), failed]);
  } finally {
    input.destroy();
  }
  return reader.end();
}

/** Collects the tables of a dump from its lines. */
class TableReader {
  readonly #tables = new Map<string, Row[]>();
  readonly #wish: Wish;
  /** The table whose rows are being read; empty between tables. */
  #table = "";
  #takeRow: ((line: string) => void) | undefined;
  #rows = 0;
  /** What is wrong with the row before, unless the dump ends with it because it was cut there. */
  #fault: DumpError | undefined;

  constructor(wish: Wish) {
    this.#wish = wish;
  }

  take(line: string): void {
    if (this.#fault !== undefined) throw this.#fault;
    if (this.#table !== "") {
      if (line === "\\.") this.#table = "";
      else this.#takeRow?.(line);
      return;
    }
    const copy = /^\uFEFF?COPY (?:"?\w+"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/.exec(line);
    if (copy) this.#open((copy[1] ?? "").toLowerCase(), columnsOf(copy[2] ?? ""));
  }

  /** The tables, by their names in lower case. */
  end(): Map<string, Row[]> {
    if (this.#table !== "") throw new DumpError(`The dump ends within its table ${this.#table}.`);
    return this.#tables;
  }

  #open(table: string, columns: readonly string[]): void {
    this.#table = table;
    this.#takeRow = undefined;
    const isList = columns.length <= 6 && columns.includes("id") && columns.includes("name");
    if (!knownTables.has(table) && !isList) return;
    this.#wish.report(`table ${table}`);
    const check = rowCheck(table, columns);
    const keep = this.#keeper(table);
    this.#takeRow = (line) => {
      const cells = line.split("\t").map(toCell);
      this.#fault = check(cells);
      if (this.#fault !== undefined) return;
      this.#rows++;
      if (this.#rows > mostRows) {
        throw new DumpError(
          `The dump has more than ${mostRows} rows, which NHTSA's does not have.`,
        );
      }
      keep(Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? null])));
    };
  }

  #keeper(table: string): (row: Row) => void {
    if (table === "pattern") return this.#wish.onPattern;
    const rows: Row[] = [];
    this.#tables.set(table, rows);
    return (row) => rows.push(row);
  }
}

function columnsOf(list: string): string[] {
  return list.split(",").map((name) => name.trim().replaceAll('"', "").toLowerCase());
}

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
