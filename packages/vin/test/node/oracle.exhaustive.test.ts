import { describe, test } from "vitest";
import { openComparison } from "./oracle-comparison.ts";

const { compareSchemas, compareRandomVins, compareKeys } = openComparison(1);

describe("the packed decoder and a plain one over the SQLite rows", () => {
  test("agree on a VIN of every schema, to the element, the key and the code", () => {
    compareSchemas(24_500);
  });

  test("agree where the tables know no schema, no year code, or other characters", () => {
    compareRandomVins(3000);
  });
});

test("every one of the 58,490 keys matches what a plain regular expression matches", () => {
  compareKeys();
});
