import { expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

test("New Jersey: no tax up to 10,000, and 20,000 jointly", () => {
  expect(tax("NJ", 2025, 10_000)).toBe(0);
  expect(tax("NJ", 2025, 10_000.01)).toBe(126);
  expect(tax("NJ", 2025, 20_000, { filing_status: "married_joint" })).toBe(0);
});
