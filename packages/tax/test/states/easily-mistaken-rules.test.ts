import { describe, expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../src/index.ts";
import { calculateTax } from "../own-tax.ts";
import { tax, taxable } from "./tax-of-state.ts";

describe("states that do not follow the federal standard deduction of 2025", () => {
  test("DC, ME and SC do not use the increase of Pub. L. 119-21", () => {
    expect(taxable("DC", 2025, 60_000)).toBe(45_000);
    expect(taxable("SC", 2025, 60_000)).toBe(45_000);
    expect(taxable("ME", 2025, 60_000)).toBe(60_000 - 15_000 - 5150);
  });
});

describe("rates that were cut in spring 2026 apply from 1 January 2026", () => {
  test.for([
    ["AR", 0.037],
    ["GA", 0.0499],
    ["SC", 0.0521],
    ["UT", 0.0445],
    ["WV", 0.0458],
  ] as const)("%s", ([state, rate]) => {
    const rise = tax(state, 2026, 200_100) - tax(state, 2026, 200_000);
    expect(rise).toBeCloseTo(100 * rate, 2);
  });
});

describe("states without a tax on wages", () => {
  test.for(["AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"])("%s", (state) => {
    expect(tax(state, 2025, 1_000_000)).toBe(0);
  });

  test("New Hampshire taxed dividends to 2024, Washington taxes gains since 2022", () => {
    expect(tax("NH", 2024, 12_400, { dividends: 12_400 })).toBe(300);
    expect(tax("NH", 2025, 12_400, { dividends: 12_400 })).toBe(0);
    expect(tax("WA", 2024, 370_000, { long_term_capital_gains: 370_000 })).toBe(7000);
    expect(tax("WA", 2021, 370_000, { long_term_capital_gains: 370_000 })).toBe(0);
    expect(tax("WA", 2025, 1_378_000, { long_term_capital_gains: 1_378_000 })).toBe(79_900);
  });
});

describe("couples with two earners", () => {
  const couple = { filing_status: "married_joint" } as const;
  test.for([
    ["AR", 120_000],
    ["DC", 120_000],
    ["DE", 120_000],
    ["KY", 120_000],
    ["MD", 120_000],
    ["MO", 120_000],
    ["MS", 120_000],
    ["OH", 120_000],
    ["SC", 120_000],
    ["VA", 120_000],
    ["WI", 120_000],
  ] as const)("%s", ([state, income]) => {
    const one = calculateTax({
      jurisdiction: `US-${state}` as JurisdictionCode,
      tax_year: 2025,
      gross_income: income,
      ...couple,
    });
    expect(one.assumptions.join(" ")).toContain("spouse_income");
    const two = tax(state, 2025, income, { ...couple, spouse_income: 60_000 });
    expect(two).toBeLessThan(one.tax_due);
  });
});

test("assumptions reports law that is not settled", () => {
  const notes = (jurisdiction: JurisdictionCode) =>
    calculateTax({ jurisdiction, tax_year: 2026, gross_income: 60_000 }).assumptions.join(" ");
  expect(notes("US-DC")).toContain("unsettled");
  expect(notes("US-AL")).toContain("2026-603");
});

test("assumptions never says that dependent_ages is unused in a place where it matters", () => {
  for (const jurisdiction of [
    "US",
    "US-AL",
    "US-CA",
    "US-LA",
    "US-MO",
    "US-OR",
    "US-VA",
  ] as const) {
    const request = { tax_year: 2025, gross_income: 60_000, age: 66, dependent_ages: [4] };
    const { assumptions } = calculateTax({ jurisdiction, ...request });
    expect(assumptions.join(" "), jurisdiction).not.toContain("dependent_ages");
  }
});

describe("reliefs for people of 65 or more that do not depend on income", () => {
  const taxable = (request: TaxRequest) =>
    calculateTax({ ...request, explain: true }).explanation?.components.taxable_income;
  const alone = (
    jurisdiction: JurisdictionCode,
    tax_year: number,
    gross_income: number,
    age: number,
  ) => ({
    jurisdiction,
    tax_year,
    gross_income,
    age,
    filing_status: "single" as const,
  });

  // 26 U.S.C. 151(d)(5)(C): 6,000 less 6 % of the income over 75,000.
  test("Arizona and Idaho give the federal senior deduction from 2025", () => {
    const idaho = (year: number) => taxable(alone("US-ID", year, 80_000, 65));
    expect(idaho(2024)).toBe(80_000 - 14_600 - 1950);
    expect(idaho(2025)).toBe(80_000 - 15_750 - 2000 - 5700);
    const arizona = (year: number) => taxable(alone("US-AZ", year, 80_000, 65));
    expect(arizona(2024)).toBe(80_000 - 14_600 - 2100);
    expect(arizona(2025)).toBe(80_000 - 15_750 - 2100 - 5700);
  });
});

describe("low incomes", () => {
  test("assumptions says that the spouse has no income in places where that income would matter", () => {
    const said = (jurisdiction: JurisdictionCode, gross_income: number) =>
      calculateTax({
        jurisdiction,
        tax_year: 2025,
        filing_status: "married_separate",
        gross_income,
      }).assumptions.filter((sentence) => sentence.includes("the spouse has no income"));
    for (const [code, income] of [
      ["US-NY", 32_000],
      ["US-PA", 15_250],
      ["US-VA", 21_150],
    ] as const) {
      expect(said(code, income), code).toHaveLength(1);
      expect(said(code, income + 1), code).toHaveLength(0);
    }
  });
});
