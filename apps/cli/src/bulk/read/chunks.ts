import { refuse } from "../../errors/almanac-error.ts";
import { delimiterOf } from "../../text/csv.ts";
import type { InputFormat } from "./input.ts";

export interface InputRecord {
  /** Line of the input, from 1; in a JSON array the element. 0 for an argument of the command. */
  readonly line: number;
  readonly cells?: readonly string[];
  /** The unchanged text of a CSV record, if the input around it has no quotes. */
  readonly written?: string;
  readonly text?: string;
  readonly value?: unknown;
  readonly fault?: { readonly code: string; readonly what: string };
}

/** Bytes that hold whole records. */
export interface Chunk {
  readonly bytes: Buffer;
  /** Line of the input on which the chunk begins, from 1. In a JSON array, the element. */
  readonly firstLine: number;
}

/**
 * The longest record that is read. The limit protects the memory from a quote that is never closed.
 */
const longestRecordBytes = 4_194_304;
const lineFeed = 0x0a;
const quote = 0x22;

/**
 * Cuts the bytes of an input between records, without waiting for more bytes than a record needs.
 * `keepsRest` says whether a last record without a line feed counts.
 */
export async function* wholeRecords(
  chunks: AsyncIterable<Buffer>,
  format: Exclude<InputFormat, "json">,
  { keepsRest = true }: { readonly keepsRest?: boolean } = {},
): AsyncGenerator<Chunk, void, undefined> {
  const findEnd = format === "csv" || format === "tsv" ? endOfCsv(format) : endOfLines;
  let rest: Buffer = Buffer.alloc(0);
  let firstLine = 1;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = findEnd(bytes);
    rest = bytes.subarray(end);
    if (end > 0) {
      yield { bytes: bytes.subarray(0, end), firstLine };
      firstLine += countLines(bytes.subarray(0, end));
    }
    if (rest.length > longestRecordBytes) refuseLong(firstLine, format);
  }
  if (rest.length === 0 || !keepsRest) return;
  if ((format === "csv" || format === "tsv") && scanCsv(rest, delimiterOf(format)).isOpen) {
    refuseOpen(firstLine);
  }
  yield { bytes: rest, firstLine };
}

function endOfLines(bytes: Buffer): number {
  return bytes.lastIndexOf(lineFeed) + 1;
}

function endOfCsv(format: "csv" | "tsv"): (bytes: Buffer) => number {
  const delimiter = delimiterOf(format);
  return (bytes) =>
    bytes.includes(quote) ? (scanCsv(bytes, delimiter).ends.at(-1) ?? 0) : endOfLines(bytes);
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < bytes.length; place++) if (bytes[place] === lineFeed) count++;
  return count;
}

function refuseLong(line: number, format: InputFormat): never {
  const hint = format === "csv" || format === "tsv" ? ", or a quote is not closed" : "";
  return refuse({
    code: "invalid_request",
    what: `line ${line}: the record is longer than 4 MB${hint}`,
    see: "almanac help formats",
  });
}

function refuseOpen(line: number): never {
  return refuse({
    code: "invalid_request",
    what: `line ${line}: a quote is opened and never closed`,
    allowed: 'a cell in quotes, with every quote inside it doubled: "19"" rack"',
    see: "almanac help formats",
  });
}

const carriageReturn = 0x0d;

interface CsvScan {
  /** For each record, the place after its line feed. */
  readonly ends: readonly number[];
  /** Whether the bytes end inside a quoted cell. */
  readonly isOpen: boolean;
}

/**
 * Finds the ends of the records of CSV bytes (RFC 4180): a line feed outside quotes. A quote opens
 * a cell only as its first character. What follows a closing quote up to the delimiter is no longer
 * quoted, so that one faulty record does not make the following records faulty too.
 */
export function scanCsv(bytes: Uint8Array, delimiter: "," | "\t"): CsvScan {
  const separator = delimiter.charCodeAt(0);
  const ends: number[] = [];
  let isQuoted = false;
  let isStart = true;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place];
    if (isQuoted) {
      if (byte !== quote) continue;
      if (bytes[place + 1] === quote) place++;
      else isQuoted = false;
    } else if (byte === lineFeed) {
      ends.push(place + 1);
      isStart = true;
    } else if (byte === separator) {
      isStart = true;
    } else {
      if (byte === quote && isStart) isQuoted = true;
      if (byte !== carriageReturn) isStart = false;
    }
  }
  return { ends, isOpen: isQuoted };
}
