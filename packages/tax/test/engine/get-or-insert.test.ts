import { expect, test } from "vitest";
import { getOrInsert } from "../../src/engine/get-or-insert.ts";

test("a value is made for each key once", () => {
  const cache = new Map<string, number>();
  const made: string[] = [];
  const lengthOf = (key: string) => {
    made.push(key);
    return key.length;
  };
  const lengths = ["a", "bb", "a", "bb"].map((key) => getOrInsert(cache, key, lengthOf));
  expect(lengths).toEqual([1, 2, 1, 2]);
  expect(made).toEqual(["a", "bb"]);
});
