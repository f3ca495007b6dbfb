import { describe, expect, test } from "vitest";
import { safeCalculateTax } from "../src/index.ts";
import { allJurisdictions } from "../src/jurisdictions/all.ts";

const words = "deducted from gross_income without a claim in deductions";

function said(request: Readonly<Record<string, unknown>>): string | undefined {
  return safeCalculateTax(request).data?.assumptions.find((sentence) => sentence.includes(words));
}

describe("every deduction without a claim is listed in assumptions", () => {
  test.for(allJurisdictions.map(({ data }) => data))("$code", ({ code, years }) => {
    for (const { label } of years) {
      const gross_income = 60_000;
      const request = { jurisdiction: code, tax_year: label, gross_income, explain: true };
      const { data } = safeCalculateTax(request);
      const components: Readonly<Record<string, number>> = data?.explanation?.components ?? {};
      const left = components.taxable_income ?? gross_income;
      // Taxable income is rounded down to as much as a thousand units.
      if (data === undefined || left > gross_income - 1000 || left === 0) continue;
      expect(data.assumptions.join("\n"), `${code} ${label}: ${left} of ${gross_income}`).toContain(
        words,
      );
    }
  });

  test("Poland: contributions and the costs of employees", () => {
    const request = { jurisdiction: "PL", tax_year: 2025, gross_income: 100_000 };
    expect(said(request)).toBe(`PL: ${words}: social security 13710, employee costs 3000.`);
    expect(said({ ...request, basis: "taxable_income" })).toBeUndefined();
  });

  test("Massachusetts: 2,000 of contributions", () => {
    const request = { jurisdiction: "US-MA", levels: "own", tax_year: 2025, gross_income: 100_000 };
    expect(said(request)).toBe(`US-MA: ${words}: contributions deduction 2000, exemptions 4400.`);
  });

  test("United States: the standard deduction, until a larger one is claimed", () => {
    const request = { jurisdiction: "US", tax_year: 2025, gross_income: 100_000 };
    expect(said(request)).toContain("deduction 15750");
    expect(said({ ...request, deductions: 20_000 })).toBeUndefined();
  });

  test("states that start from federal taxable income, and those that only take the federal tax", () => {
    const request = { levels: "own", tax_year: 2024, gross_income: 60_000 };
    expect(said({ ...request, jurisdiction: "US-CO" })).toBe(
      `US-CO: ${words}: federal standard deduction 14600.`,
    );
    expect(said({ ...request, jurisdiction: "US-AL" })).not.toContain("federal standard deduction");
  });

  test("an explanation does not change the tax", () => {
    const request = { jurisdiction: "DE", tax_year: 2025, gross_income: 60_000 };
    expect(said({ ...request, explain: true })).toBe(said(request));
  });
});
