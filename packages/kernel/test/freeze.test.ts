import { expect, test } from "vitest";
import { deepFreeze } from "../src/freeze.ts";

test("everything in a value is frozen, and the value is the same", () => {
  const value = { rules: [{ id: "a" }], name: "x", none: null };
  expect(deepFreeze(value)).toBe(value);
  expect(() => Object.assign(value.rules[0] ?? {}, { id: "b" })).toThrow(TypeError);
  expect(() => value.rules.push({ id: "b" })).toThrow(TypeError);
});

test("a cycle ends", () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(Object.isFrozen(deepFreeze(value))).toBe(true);
});
