import { expect, test } from "vitest";
import { formatNumber } from "../../src/text/numbers.ts";

test.for([
  [0, "0"],
  [999.5, "999.5"],
  [1000, "1,000"],
  [1234567.0001, "1,234,567.0001"],
  ["5000", "5,000"],
  [-1000, "-1,000"],
] as const)("%s is printed as %s", ([value, expected]) => {
  expect(formatNumber(value)).toBe(expected);
});
