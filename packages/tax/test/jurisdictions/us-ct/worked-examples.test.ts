import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";
import { taxable } from "../../states/tax-of-state.ts";

test("Connecticut: an income exactly on a limit belongs to the lower row of every table", () => {
  expect(taxable("CT", 2025, 30_000)).toBe(15_000);
  expect(taxable("CT", 2025, 30_000.01)).toBe(16_000.01);
  const credits = (income: number) =>
    calculateTax({ jurisdiction: "US-CT", tax_year: 2025, gross_income: income, explain: true })
      .explanation?.components;
  expect(credits(56_500)?.phase_out_addback).toBe(0);
  expect(credits(56_500.01)?.phase_out_addback).toBe(25);
  expect(credits(105_000)?.recapture).toBe(0);
  expect(credits(105_000.01)?.recapture).toBe(25);
  expect(credits(200_000)?.recapture).toBe(250);
  expect(credits(200_000.01)?.recapture).toBe(340);
  expect(credits(500_000)?.recapture).toBe(250 + 2700);
  expect(credits(500_000.01)?.recapture).toBe(250 + 2700 + 50);
});
