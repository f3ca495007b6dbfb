import { expect, test } from "vitest";
import { tableOf } from "../../src/objects/table-of.ts";

test("a table has a row for each key, in the order of the keys", () => {
  const table: Record<"two" | "one", number> = tableOf(["two", "one"], (key) => key.length);
  expect(Object.entries(table)).toEqual([
    ["two", 3],
    ["one", 3],
  ]);
});
