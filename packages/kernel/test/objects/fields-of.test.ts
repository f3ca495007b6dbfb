import { expect, test } from "vitest";
import { fieldsOf, textIn } from "../../src/objects/fields-of.ts";

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
