import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const nh = { jurisdiction: "US-NH", tax_year: 2024 } as const;

// RSA 77: 3 % of interest and dividends over 2,400.
test("New Hampshire taxes interest and dividends", () => {
  const found = componentsOf({ ...nh, gross_income: 50_000, interest: 5000, dividends: 1000 });
  expect(found.tax_after_credits).toBe(108);
});
