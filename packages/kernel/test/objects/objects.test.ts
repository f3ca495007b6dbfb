import { expect, test } from "vitest";
import {
  deepFreeze,
  entriesOf,
  fieldsOf,
  keysOf,
  mapValues,
  present,
  tableOf,
  textIn,
  valueAt,
} from "../../src/objects/objects.ts";

test.for([null, undefined, "text", 7, () => undefined])("%j has no fields", (value) => {
  expect(fieldsOf(value)).toEqual({});
});

test("an object is its fields, and the elements of a list are fields too", () => {
  const value = { a: 1 };
  expect(fieldsOf(value)).toBe(value);
  expect(fieldsOf(["x"])[0]).toBe("x");
});

test("a field is read as text only if it is a text", () => {
  expect(textIn({ a: "one", b: 1 }, "a")).toBe("one");
  expect(textIn({ a: "one", b: 1 }, "b")).toBeUndefined();
  expect(textIn(null, "a")).toBeUndefined();
});

const data = { engine: { fuel: "petrol" }, doors: [{ side: "left" }] };

test.for([
  [[], data],
  [["engine", "fuel"], "petrol"],
  [["doors", 0, "side"], "left"],
  [["doors", 1, "side"], undefined],
  [["engine", "fuel", "length"], undefined],
  [["engine", "toString"], undefined],
] as const)("the value at %j", ([path, value]) => {
  expect(valueAt(data, path)).toBe(value);
});

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

test("a table has a row for each key, in the order of the keys", () => {
  const table: Record<"two" | "one", number> = tableOf(["two", "one"], (key) => key.length);
  expect(Object.entries(table)).toEqual([
    ["two", 3],
    ["one", 3],
  ]);
});

test("members that are undefined are removed, and all other members stay", () => {
  const value = { a: 1, b: undefined, c: null, d: "" };
  expect(Object.entries(present(value))).toEqual([
    ["a", 1],
    ["c", null],
    ["d", ""],
  ]);
  expect(Object.keys(value)).toHaveLength(4);
});

test("every part of a value is frozen, and the same value is returned", () => {
  const value = { rules: [{ id: "a" }], name: "x", none: null };
  expect(deepFreeze(value)).toBe(value);
  expect(() => Object.assign(value.rules[0] ?? {}, { id: "b" })).toThrow(TypeError);
  expect(() => value.rules.push({ id: "b" })).toThrow(TypeError);
});

test("a function in a value is not frozen", () => {
  const call = () => 1;
  expect(Object.isFrozen(deepFreeze({ call }).call)).toBe(false);
});

test("freezing ends for a value that contains itself", () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(Object.isFrozen(deepFreeze(value))).toBe(true);
});
