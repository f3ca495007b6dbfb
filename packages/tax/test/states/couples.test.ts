import { expect, test } from "vitest";
import { calculateTax } from "../../src/index.ts";
import { casesOf } from "../cases.ts";

const cases = casesOf("taxsim_couples").flatMap(([, { results }]) => results);
const couple = { filing_status: "married_joint", age: 40, spouse_age: 40 } as const;

test("couples who both earn come to the tax of another engine, NBER TAXSIM, within one unit", () => {
  for (const { expected, ...request } of cases) {
    const { tax_due } = calculateTax({ ...couple, ...request });
    expect(Math.abs(tax_due - expected), JSON.stringify(request)).toBeLessThanOrEqual(1);
  }
  expect(cases.length).toBeGreaterThan(30);
});

// IA 1040 of 2022, filing status 3: 100,000 and 50,000 share the federal tax of 18,536, 12,357.33 and 6,178.67, and deduct
// 2,210 each. The tax on 85,432.67 is 4,599.43 + 8.53 % over 78,435 = 5,196.33, that on 41,611.33 is 1,564.87 + 6.25 % over
// 34,860 = 1,986.82; the credits are 80.
test("Iowa to 2022: separately on a combined return", () => {
  const request = { ...couple, jurisdiction: "US-IA", tax_year: 2022, gross_income: 150_000 };
  expect(calculateTax({ ...request, spouse_income: 50_000 }).tax_due).toBe(7103.15);
  expect(calculateTax({ ...request, spouse_income: 0 }).tax_due).toBeGreaterThan(7103.15);
});

// D-40 of 2024, calculation J: the whole deduction of 29,200 goes to the spouse of 100,000. 70,800: 3,500 + 8.5 % over
// 60,000 = 4,418; 20,000: 400 + 6 % over 10,000 = 1,000.
test("the District of Columbia divides the deduction as a couple likes", () => {
  const request = { ...couple, jurisdiction: "US-DC", tax_year: 2024, gross_income: 120_000 };
  expect(calculateTax({ ...request, spouse_income: 20_000 }).tax_due).toBe(5418);
});

// S.C. Code 12-6-3330(C)(2), Wis. Stat. 71.07(6)(b): the lesser earned income, without dividends and gains. Of 100,000 the
// spouse earns 45,000 and the taxpayer 15,000: 0.7 % and 3 % of that.
test("South Carolina and Wisconsin count what each spouse earns", () => {
  const credits = (jurisdiction: string) =>
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
