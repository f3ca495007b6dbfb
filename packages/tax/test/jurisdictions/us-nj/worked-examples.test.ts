import { expect, test } from "vitest";
import { taxAfterCredits } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

test("New Jersey: no tax is due up to 10,000, or up to 20,000 on a joint return", () => {
  expect(tax("NJ", 2025, 10_000)).toBe(0);
  const request = { jurisdiction: "US-NJ", tax_year: 2025, gross_income: 10_000.01 } as const;
  expect(taxAfterCredits(request)).toBe(126);
  expect(tax("NJ", 2025, 20_000, { filing_status: "married_joint" })).toBe(0);
});
