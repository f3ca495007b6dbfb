import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("New Jersey: no tax is due up to 10,000, or up to 20,000 on a joint return", () => {
  expect(tax("NJ", 2025, 10_000)).toBe(0);
  expect(tax("NJ", 2025, 10_000.01)).toBe(126);
  expect(tax("NJ", 2025, 20_000, { filing_status: "married_joint" })).toBe(0);
});
