import fc from "fast-check";
import { expect, test } from "vitest";
import { createJsonInCell } from "../../src/output/json-in-cell.ts";

const asJson = (value: unknown) => JSON.stringify(value).replaceAll('"', '""');

test("a value in a cell is its JSON with each quote doubled", () => {
  const write = createJsonInCell();
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(write(value)).toBe(asJson(value));
      // The second time, the text of a frozen object is known.
      const frozen = freeze(value);
      expect([write(frozen), write(frozen)]).toEqual([asJson(value), asJson(value)]);
    }),
  );
});

test("names and texts with special characters, and members without a value", () => {
  const write = createJsonInCell();
  const value = { 'a"b\\': "line\nfeed", half: "\ud800", none: undefined, list: [undefined, -0] };
  expect(write(value)).toBe(asJson(value));
});

test("more frozen objects than are kept", () => {
  const write = createJsonInCell();
  const objects = Array.from({ length: 10_000 }, (_, id) => Object.freeze({ id }));
  for (const object of [...objects, ...objects]) expect(write(object)).toBe(asJson(object));
});

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
