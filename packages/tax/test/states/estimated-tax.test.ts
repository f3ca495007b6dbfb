import { describe, expect, test } from "vitest";
import {
  jurisdictions,
  planEstimatedTax,
  safePlanEstimatedTax,
  type TaxRequest,
} from "../../src/index.ts";

/** A single person with a large income, so that every state asks for payments. */
const large = { gross_income: 300_000, tax_year: 2025, levels: "own" } as const;

/** The plan of the state alone. */
function planOf(request: TaxRequest) {
  const [level] = planEstimatedTax(request).levels;
  if (level === undefined) throw new Error(`no plan for ${request.jurisdiction}`);
  return level;
}

/**
 * The share of this year's tax, what last year's tax of 1,000 asks for after an income of 150,000
 * and after a larger one, and the largest balance that needs no payment.
 */
const rules = [
  ["US-AL", 0.9, 1000, 1100, 499.99],
  ["US-AR", 0.9, 1000, 1000, 1000],
  ["US-AZ", 0.9, 1000, 1000, 999.99],
  ["US-CA", 0.9, 1000, 1100, 499.99],
  ["US-CO", 0.7, 1000, 1100, 1000],
  ["US-CT", 0.9, 1000, 1000, 999.99],
  ["US-DC", 0.9, 1100, 1100, 99.99],
  ["US-HI", 0.6, 1000, 1000, 499.99],
  ["US-IA", 0.9, 1000, 1100, 199.99],
  ["US-IL", 0.9, 1000, 1000, 1000],
  ["US-IN", 0.9, 1000, 1100, 999.99],
  ["US-KS", 0.9, 1000, 1000, 499.99],
  ["US-KY", 0.9, 1000, 1100, 500],
  ["US-LA", 0.9, 1000, 1000, 1000],
  ["US-MA", 0.8, 1000, 1000, 400],
  ["US-MD", 0.9, 1100, 1100, 500],
  ["US-ME", 0.9, 1000, 1000, 999.99],
  ["US-MI", 0.9, 1000, 1100, 500],
  ["US-MN", 0.9, 1000, 1100, 499.99],
  ["US-MO", 0.9, 1000, 1000, 499.99],
  ["US-MT", 0.9, 1000, 1000, 499.99],
  ["US-NC", 0.9, 1000, 1000, 999.99],
  ["US-ND", 0.9, 1000, 1000, 999.99],
  ["US-NE", 0.9, 1000, 1100, 499.99],
  ["US-NJ", 0.8, 1000, 1000, 400],
  ["US-NM", 0.9, 1000, 1000, 999.99],
  ["US-NY", 0.9, 1000, 1100, 299.99],
  ["US-OH", 0.9, 1000, 1000, 500],
  ["US-OK", 0.7, 1000, 1000, 499.99],
  ["US-OR", 0.9, 1000, 1000, 999.99],
  ["US-PA", 0.9, 1000, 1000, 337.7],
  ["US-RI", 0.8, 1000, 1000, 250],
  ["US-SC", 0.9, 1000, 1100, 99.99],
  ["US-VA", 0.9, 1000, 1000, 149.99],
  ["US-VT", 0.9, 1000, 1000, 499.99],
  ["US-WI", 0.9, 1000, 1000, 499.99],
  ["US-WV", 0.9, 1000, 1000, 599.99],
] as const;

test.for(rules)("%s", ([jurisdiction, share, low, high, free]) => {
  const own = { ...large, jurisdiction };
  const { total_tax, current_year_amount } = planOf(own);
  // A fraction of a cent is rounded up.
  const rounded = current_year_amount - total_tax * share;
  expect([rounded > -1e-6, rounded < 0.01]).toEqual([true, true]);
  const last = { ...own, prior_year_tax: 1000, prior_year_income: 150_000 };
  expect(planOf(last).required_annual_payment).toBe(low);
  const rich = { ...last, prior_year_income: 150_001 };
  expect(planOf(rich).required_annual_payment).toBe(high);
  expectFreeUpTo(own, free);
});

/** A balance of `free` needs no payment, and a cent more does. */
function expectFreeUpTo(request: TaxRequest, free: number) {
  const cents = Math.round(planOf(request).total_tax * 100 - free * 100);
  const reasonOf = (withheld: number) => planOf({ ...request, withholding: withheld / 100 }).reason;
  expect(reasonOf(cents)).toBe("balance_under_threshold");
  expect(reasonOf(cents - 1)).not.toBe("balance_under_threshold");
}

test.for([
  ["US-CA", { filing_status: "married_separate" }, 249.99],
  ["US-IA", { tax_year: 2026 }, 999.99],
  ["US-LA", { filing_status: "married_joint" }, 2000],
  ["US-PA", { tax_year: 2023 }, 245.6],
  ["US-PA", { tax_year: 2024 }, 291.65],
  ["US-PA", { tax_year: 2026 }, 429.8],
  ["US-VA", { tax_year: 2026 }, 999.99],
] as const)("%s has another threshold by %j", ([jurisdiction, other, free]) => {
  expectFreeUpTo({ ...large, ...other, jurisdiction }, free);
});

test("every state with an income tax has a rule, but Washington, which taxes gains alone", () => {
  const states = jurisdictions().filter(({ jurisdiction }) => /^US-..$/.test(jurisdiction));
  const without = states.filter(
    ({ jurisdiction }) => !safePlanEstimatedTax({ ...large, jurisdiction }).success,
  );
  expect(without.map(({ jurisdiction }) => jurisdiction).toSorted()).toEqual([
    "US-AK",
    "US-FL",
    "US-NV",
    "US-SD",
    "US-TN",
    "US-TX",
    "US-WA",
    "US-WY",
  ]);
});

describe("conditions beside the threshold", () => {
  test("Pennsylvania: 90 % of 3.07 % of 60,000 of profit, in four parts", () => {
    const plan = planEstimatedTax({
      ...large,
      jurisdiction: "US-PA",
      gross_income: 60_000,
      self_employment_income: 60_000,
    });
    expect(plan.total_tax).toBe(1842);
    expect(plan.payments.map(({ payment }) => payment)).toEqual([414.45, 414.45, 414.45, 414.45]);
  });

  test("Delaware: more than 800 of the required payment is left, 90 % of 2,653.13", () => {
    // 1,001 for 25,000 and 5.55 % of the 31,750 above, less the personal credit of 110.
    const request = { ...large, jurisdiction: "US-DE", gross_income: 60_000 } as const;
    expect(planOf(request)).toMatchObject({
      total_tax: 2653.13,
      required_annual_payment: 2387.82,
      estimated_payments: 2387.82,
    });
    const paymentsAfter = (withholding: number) =>
      planOf({ ...request, withholding }).estimated_payments;
    expect(paymentsAfter(1587.82)).toBe(0);
    expect(paymentsAfter(1587.81)).toBe(800.01);
    const last = { ...large, jurisdiction: "US-DE", prior_year_tax: 1000 } as const;
    expect(planOf({ ...last, prior_year_income: 150_000 }).estimated_payments).toBe(1000);
    expect(planOf({ ...last, prior_year_income: 150_001 }).estimated_payments).toBe(1100);
  });

  test("Idaho and Utah ask individuals for nothing", () => {
    for (const jurisdiction of ["US-ID", "US-UT"] as const) {
      const plan = planOf({ ...large, jurisdiction, prior_year_tax: 9000 });
      expect(plan.total_tax).toBeGreaterThan(10_000);
      expect(plan).toMatchObject({ required_annual_payment: 0, estimated_payments: 0 });
    }
  });

  test("Arizona: both years' incomes exceed 75,000, or 150,000 of a couple", () => {
    const reasonOf = (income: number, last: number, filing_status: "single" | "married_joint") =>
      planOf({
        ...large,
        jurisdiction: "US-AZ",
        gross_income: income,
        prior_year_income: last,
        filing_status,
      }).reason;
    expect(reasonOf(75_000, 75_001, "single")).toBe("balance_under_threshold");
    expect(reasonOf(75_001, 75_000, "single")).toBe("balance_under_threshold");
    expect(reasonOf(75_001, 75_001, "single")).toBe("current_year");
    expect(reasonOf(150_000, 150_001, "married_joint")).toBe("balance_under_threshold");
    expect(reasonOf(150_001, 150_001, "married_joint")).toBe("current_year");
  });

  test("Georgia: more than 1,000 of other income than wages; 70 % of 5.19 % of 60,000 - 12,000", () => {
    const request = { ...large, jurisdiction: "US-GA", gross_income: 60_000 } as const;
    expect(planOf({ ...request, interest: 1000 })).toMatchObject({
      total_tax: 2491.2,
      estimated_payments: 0,
    });
    expect(planOf({ ...request, interest: 1000.01 }).estimated_payments).toBe(1743.84);
    const lost = { interest: 900, rental_income: -500, dividends: 101 };
    expect(planOf({ ...request, ...lost }).estimated_payments).toBeGreaterThan(0);
  });

  test("Mississippi: a tax of more than 200, whatever was withheld; 80 % of it", () => {
    // 4.4 % of what exceeds 6,000 + 2,300 + 10,000.
    const request = { ...large, jurisdiction: "US-MS", gross_income: 22_845.45 } as const;
    expect(planOf(request)).toMatchObject({ total_tax: 200, estimated_payments: 0 });
    const more = { ...request, gross_income: 22_846 };
    expect(planOf(more)).toMatchObject({ total_tax: 200.02, estimated_payments: 160.02 });
    expect(planOf({ ...more, withholding: 100 }).estimated_payments).toBe(60.02);
  });

  test("New Hampshire, 2024: a tax of more than 500; 90 % of 3 % of the interest over 2,400", () => {
    const of = (interest: number) =>
      planOf({
        ...large,
        jurisdiction: "US-NH",
        tax_year: 2024,
        gross_income: interest,
        interest,
      });
    expect(of(19_066.67)).toMatchObject({ total_tax: 500, estimated_payments: 0 });
    expect(of(19_067)).toMatchObject({ total_tax: 500.01, estimated_payments: 450.01 });
  });

  test("Maine and North Dakota: last year's tax was at least 1,000, or is not known", () => {
    for (const jurisdiction of ["US-ME", "US-ND"] as const) {
      const reasonOf = (last: { prior_year_tax?: number }) =>
        planOf({ ...large, jurisdiction, ...last }).reason;
      expect(reasonOf({ prior_year_tax: 999.99 })).toBe("balance_under_threshold");
      expect(reasonOf({ prior_year_tax: 1000 })).toBe("prior_year");
      expect(reasonOf({})).toBe("current_year");
    }
  });

  test("West Virginia: no tax last year frees this year's tax up to 5,000", () => {
    // 2,053.50 for 60,000 and 4.82 % of the rest; 2,000 are exempt.
    const request = { ...large, jurisdiction: "US-WV", prior_year_tax: 0 } as const;
    expect(planOf({ ...request, gross_income: 123_130.7 })).toMatchObject({
      total_tax: 5000,
      estimated_payments: 0,
      reason: "no_tax_last_year",
    });
    expect(planOf({ ...request, gross_income: 123_131 })).toMatchObject({
      total_tax: 5000.01,
      estimated_payments: 4500.01,
      reason: "current_year",
    });
  });

  test("Minnesota: 110 % from the same income for separate returns", () => {
    const request = {
      ...large,
      jurisdiction: "US-MN",
      filing_status: "married_separate",
      prior_year_tax: 1000,
    } as const;
    const required = (prior_year_income: number) =>
      planOf({ ...request, prior_year_income }).required_annual_payment;
    expect(required(150_000)).toBe(1000);
    expect(required(150_001)).toBe(1100);
  });

  test("Delaware and Iowa have days of their own", () => {
    const days = (jurisdiction: "US-DE" | "US-IA") =>
      planEstimatedTax({ ...large, jurisdiction }).payments.map(({ due_date }) => due_date);
    expect(days("US-DE")).toEqual(["2025-04-30", "2025-06-16", "2025-09-15", "2026-01-15"]);
    expect(days("US-IA")).toEqual(["2025-04-30", "2025-06-30", "2025-09-30", "2026-02-02"]);
  });
});
