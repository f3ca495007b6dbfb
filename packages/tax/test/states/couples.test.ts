import { expect, test } from "vitest";
import type { JurisdictionCode } from "../../src/index.ts";
import { casesOf } from "../load-cases.ts";
import { calculateTax, taxAfterCredits } from "../own-tax.ts";

const cases = casesOf("taxsim_couples").flatMap(([, { results }]) => results);
const couple = { filing_status: "married_joint", age: 40, spouse_age: 40 } as const;

test("the tax of couples who both earn equals that of another engine, NBER TAXSIM, within one unit", () => {
  for (const { expected, ...request } of cases) {
    const due = taxAfterCredits({ ...couple, ...request });
    expect(Math.abs(due - expected), JSON.stringify(request)).toBeLessThanOrEqual(1);
  }
  expect(cases.length).toBeGreaterThan(30);
});

// S.C. Code 12-6-3330(C)(2), Wis. Stat. 71.07(6)(b): the credit is on the lower earned income,
// without dividends and gains. Of 100,000 the spouse earns 45,000 and the taxpayer 15,000: 0.7 %
// and 3 % of 15,000.
test("the two-earner credits of South Carolina and Wisconsin count only earned income", () => {
  const credits = (jurisdiction: JurisdictionCode) =>
    calculateTax({
      ...couple,
      jurisdiction,
      tax_year: 2025,
      gross_income: 100_000,
      spouse_income: 45_000,
      dividends: 30_000,
      long_term_capital_gains: 10_000,
      explain: true,
    }).explanation?.components.credits;
  expect(credits("US-SC")).toBe(105);
  expect(credits("US-WI")).toBe(450);
});
