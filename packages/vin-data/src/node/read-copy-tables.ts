import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

export type Row = Readonly<Record<string, string | null>>;

/** Thrown if a file is not NHTSA's dump in PostgreSQL's plain form. */
export class DumpError extends Error {
  override readonly name = "DumpError";
}

/** What a reader of a dump keeps. */
interface Wish {
  /** The tables to keep, in lower case. Small tables with an id and a name are kept too: they are lists of values. */
  readonly tables: ReadonlySet<string>;
  /** Takes the rows of the largest table one by one, because keeping them as they are would fill the memory. */
  readonly onPattern: (row: Row) => void;
  readonly report: (what: string) => void;
}

/**
 * Reads blocks of this form: `COPY vpic.table (columns) FROM stdin;`, then one line per row with tabs between values,
 * then `\.`.
 *
 * @throws {DumpError} if the file cannot be read, ends within a table, or is no zip archive.
 */
export async function readCopyTables(path: string, wish: Wish): Promise<Map<string, Row[]>> {
  try {
    const file = findDump(path);
    return await readTables(file.endsWith(".zip") ? unzip(file) : createReadStream(file), wish);
  } catch (error) {
    if (error instanceof DumpError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
    throw new DumpError(`${path} cannot be read (${code}).`, { cause: error });
  }
}

/** A folder must have one file of a dump. */
function findDump(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const [file, ...others] = readdirSync(path).filter((name) => /\.(?:sql|zip)$/.test(name));
  if (file === undefined) throw new DumpError(`${path} has no .sql and no .zip file.`);
  if (others.length > 0) throw new DumpError(`${path} has several dumps: name one of them.`);
  return join(path, file);
}

async function readTables(
  input: Readable,
  { tables: wanted, onPattern, report }: Wish,
): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  let columns: string[] = [];
  let table = "";
  let take: ((row: Row) => void) | undefined;
  // A readline interface does not forward errors of its input, and an iteration would then end as if the file did.
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  const read = async (): Promise<void> => {
    for await (const line of lines) {
      const copy = /^COPY (?:\w+\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/.exec(line);
      if (copy) {
        table = (copy[1] ?? "").toLowerCase();
        columns = columnsOf(copy[2] ?? "");
        const isList = columns.length <= 6 && columns.includes("id") && columns.includes("name");
        take = undefined;
        if (table === "pattern") take = onPattern;
        else if (wanted.has(table) || isList) {
          const rows: Row[] = [];
          tables.set(table, rows);
          take = (row) => rows.push(row);
        }
        if (take) report(`table ${table}`);
      } else if (line === "\\.") {
        take = undefined;
        table = "";
      } else if (take) {
        const cells = line.split("\t");
        take(Object.fromEntries(columns.map((name, at) => [name, toCell(cells[at])])));
      }
    }
  };
  await Promise.race([read(), failed]);
  if (table !== "") throw new DumpError(`The dump ends within its table ${table}.`);
  return tables;
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

function toCell(text: string | undefined): string | null {
  if (text === undefined || text === "\\N") return null;
  return text.replace(/\\(.)/g, (_, symbol: string) => escapes[symbol] ?? symbol);
}

/** Unpacks the only entry of a zip archive, which must be deflated. Only its local header is read. */
function unzip(path: string): Readable {
  const file = openSync(path, "r");
  try {
    const header = Buffer.alloc(30);
    readSync(file, header, 0, 30, 0);
    if (header.readUInt32LE(0) !== 0x04034b50 || header.readUInt16LE(8) !== 8) {
      throw new DumpError(`${path} is not a zip archive with a deflated first entry.`);
    }
    const start = 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = createReadStream(path, { start, end: fstatSync(file).size - 1 });
    const unpacked = createInflateRaw();
    packed.once("error", (error) => unpacked.destroy(error));
    return packed.pipe(unpacked);
  } finally {
    closeSync(file);
  }
}
