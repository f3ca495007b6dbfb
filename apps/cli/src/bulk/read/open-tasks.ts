import { refuse } from "../../errors/almanac-error.ts";
import { delimiterOf } from "../../text/csv.ts";
import { quoted } from "../../text/printable.ts";
import type { ChunkTask } from "../run/answer-record.ts";
import { arrayToLines } from "./array-to-lines.ts";
import { type Chunk, wholeRecords } from "./chunks.ts";
import { formatOfContent, formatOfEnding, type Input, type InputFormat } from "./input.ts";
import { readCsv } from "./read-csv.ts";

/** An input whose format is known, and whose heading has been read. */
export interface OpenTasks {
  readonly format: InputFormat;
  /** The columns of CSV and TSV; empty for other formats. */
  readonly header: readonly string[];
  readonly tasks: AsyncIterable<ChunkTask>;
}

/** Begins to read an input, in the format that is given, or by its ending or content. */
export async function openTasks(
  input: Input,
  file: string,
  given: InputFormat | undefined,
): Promise<OpenTasks> {
  const first = await firstBytes(input.chunks, file);
  const format = given ?? formatOfEnding(file) ?? formatOfContent(first);
  const chunks = chain([first], input.chunks);
  if (format !== "csv" && format !== "tsv") {
    const lines = format === "json" ? arrayToLines(chunks) : chunks;
    return {
      format,
      header: [],
      tasks: withSkip(wholeRecords(lines, format === "json" ? "ndjson" : format)),
    };
  }
  const whole = wholeRecords(chunks, format);
  for (let step = await whole.next(); step.done !== true; step = await whole.next()) {
    const [heading] = readCsv(step.value, delimiterOf(format)).records;
    if (heading === undefined) continue;
    if (heading.fault) refuseHeading(file, heading.fault.what);
    if (format === "csv") requireCommas(heading.cells ?? [], file);
    return {
      format,
      header: checkHeader(heading.cells ?? [], file),
      tasks: chain([{ ...step.value, skip: 1 }], withSkip(whole)),
    };
  }
  return refuseHeading(file, "there is no heading line");
}

/** The first bytes, without a byte-order mark. */
async function firstBytes(chunks: AsyncIterator<Buffer>, file: string): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < 3) {
    const step = await chunks.next();
    if (step.done === true) break;
    bytes = Buffer.concat([bytes, step.value]);
  }
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff") {
    refuse({
      code: "invalid_value",
      parameter: "<file>",
      what: `${quoted(file)} is in UTF-16`,
      allowed: "UTF-8, with or without a byte-order mark",
    });
  }
  return bytes.subarray(0, 3).toString("hex") === "efbbbf" ? bytes.subarray(3) : bytes;
}

function checkHeader(header: readonly string[], file: string): readonly string[] {
  const names = header.map((name) => name.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) refuseHeading(file, `the column ${quoted(twice)} is there twice`);
  return names;
}

/** Spreadsheets of many countries write semicolons, because of their decimal comma. */
function requireCommas(header: readonly string[], file: string): void {
  const [only = "", ...others] = header;
  const semicolons = only.split(";").length - 1;
  if (others.length > 0 || semicolons === 0) return;
  const count = semicolons === 1 ? "1 semicolon" : `${semicolons} semicolons`;
  refuse({
    code: "invalid_request",
    parameter: "<file>",
    what: `${quoted(file)}: the first line has no comma but ${count}`,
    allowed:
      "commas between the cells, and a point in decimals. To convert: mlr --icsv --ifs ';' --ocsv cat <file>",
    see: "almanac help formats",
  });
}

function refuseHeading(file: string, what: string): never {
  return refuse({
    code: "invalid_request",
    parameter: "<file>",
    what: `${quoted(file)}: ${what}`,
    allowed: "a first line with the name of each column, then one line for each record",
    see: "almanac help formats",
  });
}

async function* withSkip(chunks: AsyncIterable<Chunk>): AsyncGenerator<ChunkTask> {
  for await (const chunk of chunks) yield { ...chunk, skip: 0 };
}

async function* chain<Item>(
  first: readonly Item[],
  rest: AsyncIterable<Item>,
): AsyncGenerator<Item> {
  yield* first;
  yield* rest;
}
