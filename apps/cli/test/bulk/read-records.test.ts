import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrayToLines } from "../../src/bulk/read/array-to-lines.ts";
import type { InputRecord } from "../../src/bulk/read/chunks.ts";
import { openTasks } from "../../src/bulk/read/open-tasks.ts";
import { readRecords } from "../../src/bulk/read/read-records.ts";
import { csvLine } from "../../src/text/csv.ts";

const cellText = fc.string({
  unit: fc.constantFrom("a", "é", "7", " ", ",", "\t", '"', "\n", "\r\n", "🚚"),
  maxLength: 6,
});
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

/** Divides bytes at random places, as a pipe does. */
const pieces = (bytes: Buffer, cuts: readonly number[]) => {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((start, index) => bytes.subarray(start, places[index] ?? bytes.length));
};

async function* arriving(chunks: readonly Buffer[]) {
  yield* chunks;
}

/** Reads all records of an input that arrives in the given pieces. */
async function readAll(chunks: readonly Buffer[], format?: "csv" | "tsv" | "ndjson" | "json") {
  const input = { chunks: arriving(chunks), close: () => undefined };
  const opened = await openTasks(input, "-", format);
  const plan = {
    format: opened.format === "json" ? ("ndjson" as const) : opened.format,
    header: opened.header,
  };
  const records: InputRecord[] = [];
  for await (const task of opened.tasks) {
    records.push(...[...readRecords(task, plan).records].slice(task.skip));
  }
  return { header: opened.header, records };
}

test("CSV is read exactly as csv-parse reads it, wherever the bytes are divided", async () => {
  const header = ["a", "b", "c", "d", "e"];
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.array(fc.nat(), { maxLength: 6 }),
      fc.constantFrom("csv" as const, "tsv" as const),
      fc.boolean(),
      async (rows, cuts, format, hasMark) => {
        const delimiter = format === "csv" ? "," : "\t";
        const width = rows[0]?.length ?? 0;
        const lines = [header.slice(0, width), ...rows].map((row) => csvLine(row, delimiter));
        const text = lines.join("");
        const bytes = Buffer.from((hasMark ? "\ufeff" : "") + text);
        const { records } = await readAll(pieces(bytes, cuts), format);
        const expected: string[][] = parse(text, {
          delimiter,
          record_delimiter: ["\n", "\r\n"],
          skip_empty_lines: true,
        });
        expect(records.map(({ cells }) => cells)).toEqual(expected.slice(1));
        // A record begins on the line that follows all line feeds before it.
        const starts = records.map(({ line }) => line);
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
      },
    ),
  );
});

test("lines with CRLF, and a last line without a line end, are records", async () => {
  const { header, records } = await readAll([Buffer.from("vin,year\r\nA,1\r\n\r\nB,2")], "csv");
  expect(header).toEqual(["vin", "year"]);
  expect(records).toEqual([
    { line: 2, cells: ["A", "1"], written: "A,1" },
    { line: 4, cells: ["B", "2"], written: "B,2" },
  ]);
});

test.for([
  ['a,b\n1,2\nx"y,2\n3,4\n', "a quote is in the middle"],
  ['a,b\n1,2\n"x"y,2\n3,4\n', "a quote is in the middle"],
  ["a,b\n1,2\n1,2,3\n3,4\n", "the record has 3 cells, and the heading has 2"],
])("a faulty record is reported in its place: %j", async ([text = "", message = ""]) => {
  const { records } = await readAll([Buffer.from(text)], "csv");
  expect(records.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(records[1]?.fault?.what).toContain(message);
  expect([records[0]?.fault, records[2]?.fault]).toEqual([undefined, undefined]);
});

test.for([
  ['a,b\n1,2\n"x,2\n3,4\n', "line 3: a quote is opened and never closed"],
  ["", "there is no heading line"],
  ["a,a\n1,2\n", 'the column "a" is there twice'],
])("an input that cannot be read is refused: %j", async ([text = "", message = ""]) => {
  await expect(readAll([Buffer.from(text)], "csv")).rejects.toThrow(message);
});

test("UTF-16 is refused", async () => {
  await expect(readAll([Buffer.from("\ufeffa,b\n", "utf16le")])).rejects.toThrow("is in UTF-16");
});

test("the elements of a JSON array are read one by one, wherever the bytes are divided", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      fc.array(fc.nat(), { maxLength: 6 }),
      fc.constantFrom(undefined, 2),
      async (elements, cuts, indent) => {
        const bytes = Buffer.from(` ${JSON.stringify(elements, null, indent)}\n`);
        const { records } = await readAll(pieces(bytes, cuts), "json");
        expect(records.map(({ value }) => value)).toEqual(
          elements.map((each) => JSON.parse(JSON.stringify(each))),
        );
        expect(records.map(({ line }) => line)).toEqual(elements.map((_each, index) => index + 1));
      },
    ),
  );
});

test.for([
  ["[{}", "the array is not closed"],
  ["[{}] x", "something follows the array"],
  ["{}", "the input is not an array"],
  ["[{},]", "an element is missing"],
  ["[,{}]", "an element is missing"],
])("a malformed JSON array is refused: %s", async ([text = "", message = ""]) => {
  const read = async () => {
    for await (const _lines of arrayToLines(arriving([Buffer.from(text)])));
  };
  await expect(read()).rejects.toThrow(message);
});

test.for([
  ['{"vin":"A"}\n', "ndjson"],
  ['\n [{"vin":"A"}]', "json"],
  ["vin,year\nA,1\n", "csv"],
  ["vin\tyear\nA\t1\n", "tsv"],
])("the format is recognised from the content: %j", async ([text = "", format = ""]) => {
  const input = { chunks: arriving([Buffer.from(text)]), close: () => undefined };
  expect((await openTasks(input, "-", undefined)).format).toBe(format);
});
