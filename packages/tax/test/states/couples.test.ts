import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateTax as calculateWhole,
  type JurisdictionCode,
  jurisdictions,
} from "../../src/index.ts";
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

interface Spouse {
  readonly age: number;
  readonly wages: number;
  readonly profit: number;
  readonly pensions: number;
  readonly benefits: number;
}

const spouse: fc.Arbitrary<Spouse> = fc.record({
  age: fc.integer({ min: 23, max: 80 }),
  wages: fc.integer({ min: 0, max: 150_000 }),
  profit: fc.oneof(fc.constant(0), fc.integer({ min: -30_000, max: 90_000 })),
  pensions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
  benefits: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 })),
});

interface Shared {
  readonly jurisdiction: JurisdictionCode;
  readonly tax_year: number;
  readonly interest: number;
  readonly long_term_capital_gains: number;
  readonly dependent_ages: number[];
  readonly care_expenses: number;
}

const shared: fc.Arbitrary<Shared> = fc.record({
  jurisdiction: fc.constantFrom(
    ...jurisdictions()
      .map(({ jurisdiction }) => jurisdiction)
      .filter((code) => /^US-..$/.test(code)),
  ),
  tax_year: fc.integer({ min: 2021, max: 2026 }),
  interest: fc.integer({ min: 0, max: 9000 }),
  long_term_capital_gains: fc.integer({ min: -8000, max: 40_000 }),
  dependent_ages: fc.constantFrom<number[]>([], [2], [4, 9], [3, 12, 16]),
  care_expenses: fc.constantFrom(0, 4000),
});

test("the tax of a couple is the same whichever spouse is named first", () => {
  const earnedBy = ({ wages, profit, pensions, benefits }: Spouse) =>
    wages + profit + pensions + benefits;
  const taxOf = (common: Shared, first: Spouse, second: Spouse) => {
    const { tax_due, refund = 0 } = calculateWhole({
      ...common,
      filing_status: "married_joint",
      age: first.age,
      spouse_age: second.age,
      gross_income:
        earnedBy(first) + earnedBy(second) + common.interest + common.long_term_capital_gains,
      spouse_income: earnedBy(second),
      self_employment_income: first.profit + second.profit,
      spouse_self_employment_income: second.profit,
      pensions: first.pensions + second.pensions,
      spouse_pensions: second.pensions,
      social_security: first.benefits + second.benefits,
      spouse_social_security: second.benefits,
    });
    return tax_due - refund;
  };
  fc.assert(
    fc.property(shared, spouse, spouse, (common, first, second) => {
      const swapped = taxOf(common, second, first);
      expect(Math.abs(taxOf(common, first, second) - swapped)).toBeLessThan(1.01);
    }),
    { numRuns: 400 },
  );
});
