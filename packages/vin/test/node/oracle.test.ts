import { describe, test } from "vitest";
import { openComparison } from "./oracle-comparison.ts";

// A sample of oracle.exhaustive.test.ts.
const { compareSchemas, compareRandomVins, compareKeys } = openComparison(40);

describe("the packed decoder and a plain decoder over the SQLite rows", () => {
  test("agree on every element, key and code for a VIN of every schema of one maker in forty", () => {
    compareSchemas(350);
  });

  test("agree on VINs with an unknown schema, no year code, or undeclared characters", () => {
    compareRandomVins(300);
  });
});

test("one key in forty matches the same VINs as a plain regular expression", () => {
  compareKeys();
});
