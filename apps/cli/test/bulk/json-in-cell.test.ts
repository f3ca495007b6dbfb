import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonInCell } from "../../src/output/answer-cells.ts";

const asJson = (value: unknown) => JSON.stringify(value).replaceAll('"', '""');

test("a value in a cell is its JSON with each quote doubled", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(jsonInCell(value)).toBe(asJson(value));
    }),
  );
});

test("names and texts with special characters, and members without a value", () => {
  const value = { 'a"b\\': "line\nfeed", half: "\ud800", none: undefined, list: [undefined, -0] };
  expect(jsonInCell(value)).toBe(asJson(value));
});
