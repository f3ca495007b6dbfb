import { describe, expect, test } from "vitest";
import { describeJurisdiction, type Jurisdiction } from "../src/createTaxCalculator.ts";
import {
  calculateTax,
  compareStatuses,
  compareYears,
  coverage,
  createEstimatedTaxCalculator,
  createMarginalCalculator,
  createTaxCalculator,
  grossFor,
  jurisdiction,
  jurisdictions,
  marginalSchedule,
  planEstimatedTax,
  safeCalculateTax,
  safePlanEstimatedTax,
  type TaxRequest,
} from "../src/index.ts";
import { de } from "../src/jurisdictions/de/rules.ts";
import { us } from "../src/jurisdictions/us/rules.ts";
import { usCa } from "../src/jurisdictions/us-ca/rules.ts";
import { decimal } from "./operation-properties.ts";

describe("marginalSchedule", () => {
  test("has the brackets of the schedule, shifted by the deduction, with the credit for low earnings and the additional Medicare tax", () => {
    const { segments } = marginalSchedule({
      jurisdiction: "US",
      gross_income: 350_000,
      tax_year: 2025,
    });
    expect(segments.map(({ from, rate }) => [from, rate])).toEqual([
      [0, 0],
      [17_203.57, 0.1765],
      [19_103.66, 0.1],
      [27_675, 0.12],
      [64_225, 0.22],
      [119_100, 0.24],
      [200_000, 0.249],
      [213_050, 0.329],
      [266_275, 0.359],
      [642_100, 0.379],
    ]);
  });

  test("finds a jump at an income at which a rounding steps too", () => {
    const { segments } = marginalSchedule({
      jurisdiction: "US-NM",
      tax_year: 2026,
      gross_income: 900_000,
      dependent_ages: [3, 9],
    });
    // Above 200,000 New Mexico's child credit is less by 52 (NMSA 7-2-18.34), and the federal one
    // by 50 for each thousand (26 U.S.C. 24(b)).
    expect(segments.find(({ from }) => from === 200_000.01)?.cliff).toBe(102);
    expect(segments.find(({ from }) => from === 201_000.01)).toBeUndefined();
  });

  test("marks cliffs, where the tax jumps", () => {
    const { segments } = marginalSchedule({
      jurisdiction: "US-OH",
      gross_income: 60_000,
      tax_year: 2025,
    });
    expect(segments.find(({ from }) => from === 28_450.01)?.cliff).toBe(322);
    expect(segments.find(({ from }) => from === 101_900.01)?.cliff).toBe(18.69);
  });

  test("draws the steps of a rounding rule as one line (ITA 2007 s 35: the allowance is rounded up to a pound)", () => {
    const uk = marginalSchedule({ jurisdiction: "GB", gross_income: 150_000, tax_year: "2025-26" });
    expect(uk.segments).toEqual([
      { from: 0, tax_at: 0, rate: 0 },
      { from: 12_570, tax_at: 0, rate: 0.2 },
      { from: 50_270, tax_at: 7540, rate: 0.4 },
      { from: 100_000, tax_at: 27_432, rate: 0.6, rounding: 0.41 },
      { from: 125_140, tax_at: 42_516, rate: 0.45 },
    ]);
    expect(uk.is_truncated).toBe(false);
    const scotland = marginalSchedule({
      jurisdiction: "GB-SCT",
      gross_income: 150_000,
      tax_year: "2025-26",
    });
    expect(scotland.segments.map(({ from, rate }) => [from, rate])).toEqual([
      [0, 0],
      [12_570, 0.19],
      [15_397, 0.2],
      [27_491, 0.21],
      [43_662, 0.42],
      [75_000, 0.45],
      [100_000, 0.675],
      [125_140, 0.48],
    ]);
  });

  test.each<{
    readonly at: string;
    readonly request: Omit<TaxRequest, "gross_income">;
    readonly more: Partial<TaxRequest>;
    readonly incomes: readonly number[];
  }>([
    {
      at: "its end, where a credit falls with every 100 begun and leaves a tax above zero",
      request: { jurisdiction: "US-AR", tax_year: 2023, filing_status: "married_joint" },
      more: { age: 70, spouse_age: 66 },
      incomes: [29_781, 29_790, 29_791.21],
    },
    {
      at: "its start, where the last step of a credit has its whole height",
      request: { jurisdiction: "US-AR", tax_year: 2026, filing_status: "surviving_spouse" },
      more: { dependent_ages: [3, 9] },
      incomes: [27_600.01, 27_601, 27_610],
    },
    {
      at: "its end, where Sweden takes income and allowance to a whole hundred and leaves a tax above zero",
      request: { jurisdiction: "SE", tax_year: 2025, filing_status: "head_of_household" },
      more: { deductions: 20_000, local_tax_rate: 0.2 },
      incomes: [86_154.73, 86_155.23, 86_155.72],
    },
  ])(
    "states how far roundings move the tax from its segment, also at $at",
    ({ request, more, incomes }) => {
      for (const gross of [40_000, 900_000]) {
        const { segments } = marginalSchedule({ ...request, ...more, gross_income: gross });
        for (const gross_income of incomes) {
          const segment = segments.findLast(({ from }) => from <= gross_income);
          if (segment === undefined) throw new Error(`no segment holds ${gross_income}`);
          const { from, tax_at, rate, rounding = 0 } = segment;
          const { tax_due } = calculateTax({ ...request, ...more, gross_income });
          const gap = Math.abs(tax_due - tax_at - rate * (gross_income - from));
          expect(gap, String(gross_income)).toBeGreaterThan(3);
          expect(gap, String(gross_income)).toBeLessThanOrEqual(rounding);
        }
      }
    },
  );

  test("reports where the rate rises inside a segment (Germany, section 32a of the Income Tax Act: two zones of progression)", () => {
    const { segments } = marginalSchedule({
      jurisdiction: "DE",
      gross_income: 60_000,
      tax_year: 2026,
    });
    const lumpSums = 1230 + 36;
    expect(
      segments.slice(1, 4).map(({ from, rate, rate_at_end }) => [from, rate, rate_at_end]),
    ).toEqual([
      [12_348 + lumpSums, 0.14, 0.23969988],
      [17_799 + lumpSums, 0.2397, 0.4199975],
      [69_878 + lumpSums, 0.42, undefined],
    ]);
  });
});

describe("income of several kinds", () => {
  const texas = { jurisdiction: "US-TX", tax_year: 2025, filing_status: "single" } as const;
  const pensioner = { ...texas, pensions: 30_000, social_security: 30_000, age: 67 } as const;

  test("the next unit of somebody with a profit and no wages is profit", () => {
    const profit = (amount: number) =>
      calculateTax({ ...texas, gross_income: amount, self_employment_income: amount });
    // 22 % of four fifths of the profit less half of the tax on it, and that tax itself.
    const rate = 0.22 * 0.8 * (1 - 0.9235 * 0.0765) + 0.9235 * 0.153;
    expect(profit(95_000).marginal_rate).toBeCloseTo(rate, 4);
    const request = { ...texas, gross_income: 95_000, self_employment_income: 95_000 };
    const { segments } = marginalSchedule(request);
    expect(segments[0]).toMatchObject({ from: 0, tax_at: 0 });
    expect(segments.some(({ from }) => from > 0 && from < 95_000)).toBe(true);
    for (const { from, tax_at } of segments) expect(tax_at).toBe(profit(from).tax_due);
  });

  test("a schedule starts at the parts of the income, which stay as they are", () => {
    const { segments } = marginalSchedule({ ...pensioner, gross_income: 60_000 });
    expect(segments[0]?.from).toBe(60_000);
    for (const { from, tax_at } of segments) {
      expect(tax_at).toBe(calculateTax({ ...pensioner, gross_income: from }).tax_due);
    }
    const joint = { ...texas, filing_status: "married_joint", spouse_income: 40_000 } as const;
    const couple = marginalSchedule({ ...joint, gross_income: 90_000, interest: 500 });
    expect(couple.segments[0]?.from).toBe(40_500);
  });

  test("an income is found that leaves less than its parts", () => {
    const rest = { ...texas, self_employment_income: 95_000 };
    const { gross_income, net, is_exact } = grossFor({ ...rest, net: 90_000 });
    expect([net, is_exact]).toEqual([90_000, true]);
    expect(calculateTax({ ...rest, gross_income }).tax_due).toBe(decimal(gross_income - net));
    // The profit alone leaves more.
    const least = grossFor({ ...rest, net: 50_000 });
    expect(least).toMatchObject({ gross_income: 95_000, net: 73_896.16, is_exact: false });
    expect(grossFor({ ...pensioner, net: 20_000 }).gross_income).toBe(60_000);
  });
});

describe("grossFor", () => {
  test("reports that no income leaves the requested net because of a cliff", () => {
    // Ohio: 28,450 leaves everything, a cent more costs 322.
    const found = grossFor({
      jurisdiction: "US-OH",
      levels: "own",
      net: 28_450.01,
      tax_year: 2025,
    });
    expect(found.gross_income).toBeGreaterThan(28_770);
    expect(found.net).toBeGreaterThanOrEqual(28_450.01);
  });

  test("finds the income below a cliff, although incomes above the cliff leave the same net", () => {
    const below = {
      jurisdiction: "US-OH",
      levels: "own",
      gross_income: 101_900,
      tax_year: 2025,
    } as const;
    const { tax_due } = calculateTax(below);
    const net = decimal(below.gross_income - tax_due);
    expect(calculateTax({ ...below, gross_income: 101_920 }).tax_due).toBeLessThan(101_920 - net);
    // A cent less leaves the same net, because the tax is rounded to the cent.
    const { gross_income } = grossFor({
      jurisdiction: "US-OH",
      levels: "own",
      net,
      tax_year: 2025,
    });
    expect([101_899.99, 101_900]).toContain(gross_income);
  });

  test("finds the last income before a cliff that begins at a whole amount", () => {
    // Arkansas: 97,471 is the first income of a row, 10 more of tax.
    const { gross_income, net } = grossFor({
      jurisdiction: "US-AR",
      levels: "own",
      net: 94_164,
      tax_year: 2025,
    });
    expect(net).toBeLessThan(94_164.1);
    expect(gross_income).toBeLessThan(97_431);
  });
});

describe("comparisons", () => {
  const request = { jurisdiction: "US", gross_income: 90_000, tax_year: 2025 } as const;

  test("lists statuses, lowest tax first", () => {
    const found = compareStatuses(request);
    expect(found.map(({ filing_status }) => filing_status)).toEqual([
      "married_joint",
      "surviving_spouse",
      "head_of_household",
      "single",
      "married_separate",
    ]);
    expect(found.map(({ tax_due }) => tax_due)).toEqual([6543, 6543, 7777.5, 11_249, 11_249]);
  });

  test("lists years, oldest first", () => {
    const found = compareYears(request);
    expect(found.map(({ tax_year }) => tax_year)).toEqual([
      "2018",
      "2019",
      "2020",
      "2021",
      "2022",
      "2023",
      "2024",
      "2025",
      "2026",
    ]);
  });
});

describe("planEstimatedTax", () => {
  const request = { jurisdiction: "US", gross_income: 90_000, tax_year: 2025 } as const;
  /** The plan of one level alone. */
  const levelOf = (asked: TaxRequest) => planEstimatedTax({ ...asked, levels: "own" }).levels[0];

  test("requires 90 % of this year's tax, or 100 or 110 % of last year's tax", () => {
    expect(planEstimatedTax(request).required_annual_payment).toBe(10_124.1);
    const low = { ...request, prior_year_tax: 5000, prior_year_income: 150_000 };
    expect(levelOf(low)).toMatchObject({
      required_annual_payment: 5000,
      reason: "prior_year",
    });
    const high = { ...low, prior_year_income: 150_000.01 };
    expect(planEstimatedTax(high).required_annual_payment).toBe(5500);
    const separate = {
      ...low,
      filing_status: "married_separate",
      prior_year_income: 75_001,
    } as const;
    expect(planEstimatedTax(separate).required_annual_payment).toBe(5500);
  });

  test("requires nothing if less than 1,000 is due after withholding, or if there was no tax last year", () => {
    expect(levelOf({ ...request, withholding: 10_249.01 })).toMatchObject({
      estimated_payments: 0,
      reason: "balance_under_threshold",
    });
    expect(levelOf({ ...request, withholding: 10_249 })?.reason).toBe("covered_by_withholding");
    const none = { ...request, prior_year_tax: 0, prior_year_income: 0 };
    expect(levelOf(none)).toMatchObject({
      estimated_payments: 0,
      reason: "no_tax_last_year",
    });
  });

  test("has payments that add up, on the due dates of the jurisdiction", () => {
    const plan = planEstimatedTax({ ...request, withholding: 5000 });
    expect(plan.payments.map(({ payment }) => payment)).toEqual([
      1281.03, 1281.03, 1281.02, 1281.02,
    ]);
    expect(plan.payments[1]?.due_date).toBe("2025-06-16");
  });

  test("refuses a jurisdiction without a plan, and lists the codes that have one", () => {
    const messageOf = (jurisdictions: readonly Jurisdiction[], jurisdiction: string) =>
      createEstimatedTaxCalculator(jurisdictions).safePlanEstimatedTax({ ...request, jurisdiction })
        .error?.issues[0];
    expect(messageOf([de, us, usCa], "DE")).toEqual({
      code: "unsupported_jurisdiction",
      path: ["jurisdiction"],
      message: "There are no rules of estimated tax for DE. Send US.",
    });
    expect(messageOf([de], "DE")?.message).toContain("No other jurisdiction here has them either.");
  });

  test("does not offer the prior-year rule in California from an income of a million", () => {
    const rich = {
      jurisdiction: "US-CA",
      tax_year: 2025,
      prior_year_tax: 100,
      prior_year_income: 1,
    } as const;
    expect(levelOf({ ...rich, gross_income: 999_999 })?.reason).toBe("prior_year");
    expect(levelOf({ ...rich, gross_income: 1_000_000 })?.reason).toBe("current_year");
  });

  test("refuses a request without a field that the plan needs", () => {
    expect(safePlanEstimatedTax({ ...request, prior_year_tax: 1 }).error?.code).toBe(
      "missing_field",
    );
  });

  test("is the sum of both levels of a state, each by its own rule", () => {
    const plan = planEstimatedTax({ ...request, jurisdiction: "US-CA" });
    const [nation, state] = plan.levels;
    expect([nation?.jurisdiction, state?.jurisdiction]).toEqual(["US", "US-CA"]);
    expect(nation).toMatchObject({ total_tax: 11_249, required_annual_payment: 10_124.1 });
    const own = planEstimatedTax({ ...request, jurisdiction: "US-CA", levels: "own" });
    expect(state).toEqual(own.levels[0]);
    expect(plan.total_tax).toBe(calculateTax({ ...request, jurisdiction: "US-CA" }).tax_due);
    expect(plan.estimated_payments).toBeCloseTo(10_124.1 + own.estimated_payments, 2);
    // California asks for 40 % by the second date and for nothing by the third.
    expect(plan.payments[2]?.parts).toMatchObject([
      { jurisdiction: "US", payment: 2531.02 },
      { jurisdiction: "US-CA", payment: 0 },
    ]);
  });

  test("divides what was withheld and last year's tax between the levels", () => {
    const both = { ...request, jurisdiction: "US-CA", prior_year_income: 1 } as const;
    const parts = { withholding: 6000, state_withholding: 1000 };
    expect(
      planEstimatedTax({ ...both, ...parts }).levels.map(({ withholding }) => withholding),
    ).toEqual([5000, 1000]);
    // 11,249 of 15,373.98 is federal.
    const divided = planEstimatedTax({ ...both, withholding: 6000 });
    expect(divided.levels.map(({ withholding }) => withholding)).toEqual([4390.14, 1609.86]);
    expect(divided.assumptions.join()).toContain("1609.86 of it is for US-CA");
    const last = { ...both, prior_year_tax: 5000 };
    expect(
      planEstimatedTax({ ...last, state_prior_year_tax: 800 }).levels.map(
        ({ prior_year_amount }) => prior_year_amount,
      ),
    ).toEqual([4200, 800]);
    const unknown = planEstimatedTax(last);
    expect(unknown.levels.map(({ reason }) => reason)).toEqual(["current_year", "current_year"]);
    expect(unknown.assumptions.join()).toContain("prior_year_tax is not used");
    expect(
      safePlanEstimatedTax({ ...last, state_prior_year_tax: 5001 }).error?.issues[0]?.path,
    ).toEqual(["state_prior_year_tax"]);
  });

  test("leaves out a state without a tax, and explains the steps", () => {
    const plan = planEstimatedTax({ ...request, jurisdiction: "US-TX", explain: true });
    expect(plan.levels.map(({ jurisdiction }) => jurisdiction)).toEqual(["US"]);
    expect(plan.explanation?.lines.length).toBeGreaterThan(5);
  });
});

describe("levels", () => {
  test("refuses one level alone where the levels cannot be calculated apart", () => {
    const asked = { gross_income: 50_000, levels: "own" } as const;
    expect(safeCalculateTax({ ...asked, jurisdiction: "CA-ON" }).error?.issues).toEqual([
      {
        code: "unsupported_input",
        path: ["levels"],
        message: "The tax of CA-ON cannot be calculated apart: leave levels out.",
      },
    ]);
    expect(safeCalculateTax({ ...asked, jurisdiction: "US-CA" }).success).toBe(true);
    expect(safeCalculateTax({ ...asked, jurisdiction: "DE" }).success).toBe(true);
  });
});

describe("loaded jurisdictions and years", () => {
  test("a calculator knows only the jurisdictions that it was created with", () => {
    const small = createTaxCalculator([us]);
    expect(describeJurisdiction(us)).toEqual(jurisdiction("US"));
    expect(small.safeCalculateTax({ jurisdiction: "GB", gross_income: 1 }).error?.code).toBe(
      "unsupported_jurisdiction",
    );
    const net = { jurisdiction: "US", net: 46_128.5, tax_year: 2025 } as const;
    expect(createMarginalCalculator([us]).grossFor(net).gross_income).toBe(50_000);
  });

  test("a year has the lowest confidence of its figures", () => {
    const row = coverage().find(
      (each) => each.jurisdiction === "US-AL" && each.tax_year === "2026",
    );
    expect(row?.confidence).toBe("one_source");
    expect(new Set(coverage().map(({ confidence }) => confidence))).toEqual(
      new Set(["two_sources", "one_source"]),
    );
  });

  test("the United States is complete: federal from 2018, every state from 2021", () => {
    const rows = coverage();
    const years = (code: string) =>
      rows.filter(({ jurisdiction }) => jurisdiction === code).map(({ tax_year }) => tax_year);
    expect(years("US").length).toBe(9);
    const states = jurisdictions().filter(({ jurisdiction }) => /^US-..$/.test(jurisdiction));
    expect(states.length).toBe(51);
    for (const { jurisdiction } of states) {
      expect(years(jurisdiction), jurisdiction).toEqual(
        expect.arrayContaining(["2021", "2022", "2023", "2024", "2025", "2026"]),
      );
    }
  });
});
