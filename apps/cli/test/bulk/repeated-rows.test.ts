import { describe, expect, test } from "vitest";
import type { BulkPlan } from "../../src/bulk/plan.ts";
import { ByteWriter } from "../../src/bulk/print/byte-writer.ts";
import { readMarks } from "../../src/bulk/print/read-marks.ts";
import { RowTemplates } from "../../src/bulk/print/row-templates.ts";
import { findCell } from "../../src/bulk/read/find-cell.ts";
import { createProcessChunk } from "../../src/bulk/run/process-chunk.ts";
import { vinBulk } from "../../src/services/vin/bulk.ts";

const nowMs = Date.UTC(2026, 10, 20);

function planOf(change: Partial<BulkPlan> = {}): BulkPlan {
  return {
    service: "vin",
    format: "csv",
    output: "csv",
    header: ["id", "vin", "note"],
    fieldOf: { vin: "vin" },
    constants: {},
    isRequest: false,
    keepsInput: true,
    prefix: "",
    fields: undefined,
    excelSafe: false,
    failFast: false,
    api: undefined,
    nowMs,
    ...change,
  };
}

/** The rows of lines that are read as one chunk, so that rows of known types are written again. */
function rowsOf(lines: readonly string[], plan: BulkPlan): string {
  const process = createProcessChunk(plan, vinBulk, Date.now);
  const { bytes } = process({ bytes: Buffer.from(lines.join("")), firstLine: 2, skip: 0 });
  return Buffer.from(bytes).toString();
}

/** The rows of the same lines, each from a new function, which knows no rows. */
function rowsApart(lines: readonly string[], plan: BulkPlan): string {
  return lines
    .map((line, index) => {
      const process = createProcessChunk(plan, vinBulk, Date.now);
      const { bytes } = process({ bytes: Buffer.from(line), firstLine: 2 + index, skip: 0 });
      return Buffer.from(bytes).toString();
    })
    .join("");
}

/** Rows without the numbers of lines in their details, which quoted line feeds change. */
function withoutLines(rows: string): string {
  return rows.replaceAll(/line \d+: /g, "");
}

// A clean VIN, one with a suggestion, one of Europe whose check digit is not one, and one with a wrong check digit.
const types = ["1HGCM82633A004352", "5YJXEAE16HB100003", "WVWZZZAUZDW000000", "1HGCM82643A004352"];
const others = ["", "1HG", "1hgcm82633a004352", "00000000000000000", "1HGCM82633O004352"];
const lines = [...types, ...others, ...types, ...types].flatMap((vin, index) => [
  `${index},${vin},first\n`,
  `${index},${vin.slice(0, 14)}${String(100 + index)},"quoted"\n`.replaceAll('"', ""),
]);

describe("rows of known types of VIN", () => {
  test.for([
    ["all columns", {}],
    ["chosen columns", { fields: ["model", "vin", "checkDigit.expected", "checkDigit.valid"] }],
    ["a chosen column without a VIN", { fields: ["make"] }],
    ["a prefix", { prefix: "vehicle." }],
    ["formulas made safe", { excelSafe: true }],
  ] as const)("equal those of VINs that come first, with %s", ([, change]) => {
    const plan = planOf(change);
    expect(rowsOf(lines, plan)).toBe(rowsApart(lines, plan));
  });

  test("equal them between tabs", () => {
    const plan = planOf({ format: "tsv", output: "tsv" });
    const tabs = lines.map((line) => line.replaceAll(",", "\t"));
    expect(rowsOf(tabs, plan)).toBe(rowsApart(tabs, plan));
  });

  test("equal them between blank lines, lines with other numbers of cells, and letters of any alphabet", () => {
    const odd = ["\n", "1,2\n", "1,1HGCM82633A004352,a,b\n", `7,${types[0]},Škoda\n`, "\n"];
    const mixed = [...lines, ...odd, ...odd, ...lines];
    expect(rowsOf(mixed, planOf())).toBe(rowsApart(mixed, planOf()));
  });

  test("equal them between line endings of Windows, and beside a carriage return in a cell", () => {
    const windows = lines.map((line) => line.replace("\n", "\r\n"));
    const blank = [...windows, "\r\n", `7,${types[0]},\r\n`, ...windows];
    expect(rowsOf(blank, planOf())).toBe(rowsApart(blank, planOf()));
    const inCell = [...windows, `7,${types[0]},a\rb\r\n`, ...windows];
    expect(rowsOf(inCell, planOf())).toBe(rowsApart(inCell, planOf()));
    const header = ["id", "vin"];
    const last = windows.map((line) => line.replace(/,[^,]*\r/, "\r"));
    expect(rowsOf(last, planOf({ header }))).toBe(rowsApart(last, planOf({ header })));
  });

  test("equal them between quotes, also around the VIN", () => {
    const quoted = lines.flatMap((line) => [
      line.replace("first", '"a ""note"", and\na second line"'),
      line.replace(/,(.*),/, ',"$1",'),
      line.replace(/^(\d+)/, '"$1"'),
      line.replace("first", '=1+"1"'),
    ]);
    for (const excelSafe of [false, true]) {
      const plan = planOf({ excelSafe });
      expect(withoutLines(rowsOf(quoted, plan))).toBe(withoutLines(rowsApart(quoted, plan)));
    }
  });

  test("equal them if VINs are in small letters, and other alphabets have letters of the same last byte", () => {
    const small = [...lines, ...lines].map((line, index) => {
      return index % 3 === 0
        ? line.toLowerCase()
        : line.replace(/,(.*),/, (vin) => vin.toLowerCase());
    });
    const odd = types.flatMap((vin) => [
      `1,\u0141${vin.slice(1)},\n`,
      `1,${vin.slice(1)}\u0141,\n`,
    ]);
    const mixed = [...lines, ...odd, ...small, ...odd, '"1",2,3\n', ...small, ...odd];
    expect(rowsOf(mixed, planOf())).toBe(rowsApart(mixed, planOf()));
    const apart = mixed.filter((line) => !line.includes('"'));
    expect(rowsOf(apart, planOf())).toBe(rowsApart(apart, planOf()));
  });

  test("equal them if the last line has no line feed", () => {
    const cut = [...lines, `8,${types[0]},end`];
    expect(rowsOf(cut, planOf())).toBe(rowsApart(cut, planOf()));
  });

  test("equal them if the VIN is the first or the last column", () => {
    for (const header of [["vin", "id"], ["id", "vin"], ["vin"]]) {
      const own = lines.map((line) => {
        const [id = "", vin = ""] = line.split(",");
        return `${header.map((name) => (name === "vin" ? vin : id)).join(",")}\n`;
      });
      const plan = planOf({ header });
      expect(rowsOf(own, plan)).toBe(rowsApart(own, plan));
    }
  });

  test.for([
    ["a year for each VIN", { fieldOf: { vin: "vin", note: "year" } }],
    ["a constant", { constants: { strict: true } }],
    ["JSON lines", { output: "ndjson" as const }],
  ] as const)("are not used with %s, and the rows are right", ([, change]) => {
    const plan = planOf(change);
    const years = lines.map((line) => line.replace("first", "2004"));
    expect(rowsOf(years, plan)).toBe(rowsApart(years, plan));
  });

  test("are counted, and end at the first failure if that ends the batch", () => {
    const some = [`1,${types[0]},\n`, `2,${types[0]},\n`, "3,1HG,\n", `4,${types[0]},\n`];
    const bytes = Buffer.from(some.join(""));
    const all = createProcessChunk(planOf(), vinBulk, Date.now);
    expect(all({ bytes, firstLine: 2, skip: 0 })).toMatchObject({ ok: 3, failed: 1 });
    const fast = createProcessChunk(planOf({ failFast: true }), vinBulk, Date.now);
    expect(fast({ bytes, firstLine: 2, skip: 0 })).toMatchObject({ ok: 2, failed: 1 });
  });
});

test("marks become the characters that they stand for, and neighbours are copied together", () => {
  const marked = "é\ufdd0\ufdd1\ufdd2,\ufdd1-\ufdd0\ufdd2";
  expect(readMarks(marked, "abc")).toEqual({
    text: "éabc,b-ac",
    copies: [
      { at: 2, from: 0, to: 3 },
      { at: 6, from: 1, to: 2 },
      { at: 8, from: 0, to: 1 },
      { at: 9, from: 2, to: 3 },
    ],
  });
  expect(readMarks("no mark \ufdd3", "abc")).toEqual({ text: "no mark \ufdd3", copies: [] });
});

describe("the texts of rows", () => {
  const written = (templates: RowTemplates, kind: number, cell: string): string => {
    const out = new ByteWriter();
    out.text("before ");
    templates.write(out, kind, Buffer.from(cell), 0);
    return Buffer.from(out.bytes).toString();
  };

  test("repeat parts of the cell", () => {
    const templates = new RowTemplates();
    templates.keep(3, readMarks("<\ufdd1\ufdd2|\ufdd0>", "abc"));
    expect([templates.has(2), templates.has(3)]).toEqual([false, true]);
    expect([written(templates, 3, "xyz"), written(templates, 3, "123")]).toEqual([
      "before <yz|x>",
      "before <23|1>",
    ]);
  });

  test("are forgotten together when there is no more room, and never mixed up", () => {
    const templates = new RowTemplates();
    const long = "x".repeat(3_000);
    let forgotten = 0;
    for (let kind = 1; kind <= 20_000; kind++) {
      templates.keep(kind, { text: `${kind} ${long}`, copies: [] });
      if (kind > 1 && !templates.has(kind - 1)) forgotten++;
      expect(templates.has(kind)).toBe(true);
      const known = 1 + ((kind * 7) % kind);
      if (templates.has(known))
        expect(written(templates, known, "")).toBe(`before ${known} ${long}`);
    }
    expect(forgotten).toBeGreaterThan(3);
    expect(templates.has(1)).toBe(false);
  });

  test("are not kept if they have many copies, or are longer than the room", () => {
    const templates = new RowTemplates();
    const many = Array.from({ length: 9 }, () => "\ufdd0 ").join("");
    templates.keep(1, readMarks(many, "a"));
    templates.keep(2, { text: "x".repeat(9_000_000), copies: [] });
    expect([templates.has(1), templates.has(2)]).toEqual([false, false]);
  });
});

test.for([
  ["a,b,c\nd", 0, 1, 3, { from: 2, to: 3, end: 5, next: 6 }],
  ["a,b,c", 0, 2, 3, { from: 4, to: 5, end: 5, next: 6 }],
  ["a,b,c", 0, 0, 3, { from: 0, to: 1, end: 5, next: 6 }],
  ["x\n,,\n", 2, 1, 3, { from: 3, to: 3, end: 4, next: 5 }],
  ["a,b\n", 0, 1, 3, { from: -1, to: -1, end: 3, next: 4 }],
  ["a,b,c,d\n", 0, 1, 3, { from: -1, to: -1, end: 7, next: 8 }],
  ["\n", 0, 0, 1, { from: 0, to: 0, end: 0, next: 1 }],
  ["a,b\r\nc", 0, 1, 2, { from: 2, to: 3, end: 3, next: 5 }],
  ["\r\n", 0, 0, 1, { from: 0, to: 0, end: 0, next: 2 }],
] as const)(
  "finds the cell of %j from %i, column %i of %i",
  ([text, start, column, width, found]) => {
    const wanted = { delimiter: 0x2c, column, width };
    expect(findCell(Buffer.from(text), start, wanted)).toEqual(found);
  },
);
