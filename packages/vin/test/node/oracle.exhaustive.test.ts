import { describe, test } from "vitest";
import { openComparison } from "./oracle-comparison.ts";

const { compareSchemas, compareRandomVins, compareKeys } = openComparison(1);

describe("the packed decoder and a plain decoder over the SQLite rows", () => {
  test("agree on every element, key and code for a VIN of every schema", () => {
    compareSchemas(24_500);
  });

  test("agree on VINs with an unknown schema, no year code, or undeclared characters", () => {
    compareRandomVins(3000);
  });
});

test("each of the 58,490 keys matches the same VINs as a plain regular expression", () => {
  compareKeys();
});
