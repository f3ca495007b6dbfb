import { expect, test } from "vitest";
import { deepFreeze } from "../../src/objects/freeze.ts";

test("every part of a value is frozen, and the same value is returned", () => {
  const value = { rules: [{ id: "a" }], name: "x", none: null };
  expect(deepFreeze(value)).toBe(value);
  expect(() => Object.assign(value.rules[0] ?? {}, { id: "b" })).toThrow(TypeError);
  expect(() => value.rules.push({ id: "b" })).toThrow(TypeError);
});

test("freezing ends for a value that contains itself", () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(Object.isFrozen(deepFreeze(value))).toBe(true);
});
