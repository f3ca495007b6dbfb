import { describe, test } from "vitest";
import { openComparison } from "./oracle-comparison.ts";

// A sample of oracle.exhaustive.test.ts.
const { compareSchemas, compareRandomVins, compareKeys } = openComparison(40);

describe("the packed decoder and a plain one over the SQLite rows", () => {
  test("agree on a VIN of every schema of one maker in forty, to the element, the key and the code", () => {
    compareSchemas(350);
  });

  test("agree where the tables know no schema, no year code, or other characters", () => {
    compareRandomVins(300);
  });
});

test("one key in forty matches what a plain regular expression matches", () => {
  compareKeys();
});
