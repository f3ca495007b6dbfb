import { expect, test } from "vitest";
import { entriesOf } from "../../src/objects/entries-of.ts";
import { keysOf } from "../../src/objects/keys-of.ts";
import { mapValues } from "../../src/objects/map-values.ts";

const table = { one: 1, two: 2 };

test("the keys and entries of a table are in its order", () => {
  expect(keysOf(table)).toEqual(["one", "two"]);
  expect(entriesOf(table)).toEqual([
    ["one", 1],
    ["two", 2],
  ]);
});

test("mapValues keeps the keys and does not change the table", () => {
  const texts: Record<"one" | "two", string> = mapValues(table, (value) => `${value}!`);
  expect(texts).toEqual({ one: "1!", two: "2!" });
  expect(table).toEqual({ one: 1, two: 2 });
});
