import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { block } from "../../src/output/block.ts";
import { csv } from "../../src/output/csv.ts";
import { formatNumber } from "../../src/output/numbers.ts";
import { printable, quoted } from "../../src/output/printable.ts";
import { plain } from "../../src/output/style.ts";
import { table } from "../../src/output/table.ts";
import { wrap } from "../../src/output/wrap.ts";
import { write } from "../../src/output/write.ts";

test("the numbers of a block end in one column", () => {
  const rows = [
    { key: "billable", amount: 1205, unit: "kg" },
    { key: "actual", amount: 2.5, unit: "kg" },
    { key: "carrier", text: "dhl" },
  ];
  expect(block(rows, plain)).toBe(
    ["billable  1,205 kg", "actual      2.5 kg", "carrier   dhl", ""].join("\n"),
  );
});

test("a table aligns words left and numbers right, and leaves no blanks at the end", () => {
  const columns = [{ title: "name" }, { title: "kg", align: "right" }, { title: "note" }] as const;
  expect(
    table(
      columns,
      [
        ["a", "10", ""],
        ["long name", "5", "x"],
      ],
      plain,
    ),
  ).toBe(["name       kg  note", "a          10", "long name   5  x", ""].join("\n"));
  expect(table(columns, [], plain)).toBe("name  kg  note\n");
});

test("csv quotes what needs it, nests names and keeps lists", () => {
  const records = [
    { id: "a", nested: { b: 1 }, list: ["x", "y"], objects: [{ c: 1 }] },
    { id: 'say "hi", you', nested: { b: null }, extra: true },
  ];
  expect(csv(records)).toBe(
    [
      "id,nested.b,list,objects,extra",
      'a,1,x;y,"[{""c"":1}]",',
      '"say ""hi"", you",,,,true',
      "",
    ].join("\n"),
  );
});

test.for([
  [0, "0"],
  [999.5, "999.5"],
  [1000, "1,000"],
  [1234567.0001, "1,234,567.0001"],
  ["5000", "5,000"],
  [-1000, "-1,000"],
] as const)("%s is printed as %s", ([value, expected]) => {
  expect(formatNumber(value)).toBe(expected);
});

test("control characters do not reach a terminal", () => {
  expect(printable("a\u001b[31mb\u0007\u202e")).toBe("a\\u{1b}[31mb\\u{7}\\u{202e}");
  expect(quoted("x".repeat(500))).toHaveLength(82);
});

test("lines break between words", () => {
  expect(wrap("allowed: one two three", 14, 2)).toBe("allowed: one\n  two three");
  expect(wrap("allowed: one two three", undefined, 2)).toBe("allowed: one two three");
});

test("writing waits for a slow reader", async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  let written = false;
  const writing = write(stream, "more than four bytes").then(() => {
    written = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toBe(false);
  stream.resume();
  await writing;
  expect(written).toBe(true);
});
