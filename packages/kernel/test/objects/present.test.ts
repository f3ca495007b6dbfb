import { expect, test } from "vitest";
import { present } from "../../src/objects/present.ts";

test("members that are undefined are removed, and all other members stay", () => {
  const value = { a: 1, b: undefined, c: null, d: "" };
  expect(Object.entries(present(value))).toEqual([
    ["a", 1],
    ["c", null],
    ["d", ""],
  ]);
  expect(Object.keys(value)).toHaveLength(4);
});
