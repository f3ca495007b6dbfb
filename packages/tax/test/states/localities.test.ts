import { describe, expect, test } from "vitest";
import { calculateTax, jurisdictions, safeCalculateTax, type TaxRequest } from "../../src/index.ts";

/** The level of the locality itself. */
function levelOf(request: TaxRequest) {
  const { levels } = calculateTax(request);
  const level = levels.at(-1);
  expect(level?.jurisdiction).toBe(request.jurisdiction);
  return { ...level?.components, refund: level?.refund, tax_due: level?.tax_due };
}

describe("codes of localities", () => {
  test("stand for every level, and for one with levels own", () => {
    const request = { gross_income: 85000, tax_year: 2025 } as const;
    const city = calculateTax({ ...request, jurisdiction: "US-NY-new_york_city" });
    expect(city.levels.map(({ jurisdiction }) => jurisdiction)).toEqual([
      "US",
      "US-NY",
      "US-NY-new_york_city",
    ]);
    const state = calculateTax({ ...request, jurisdiction: "US-NY" });
    const own = calculateTax({
      ...request,
      jurisdiction: "US-NY-new_york_city",
      levels: "own",
    });
    expect(own.levels).toHaveLength(1);
    expect(own.tax_due).toBe(2627.49);
    expect(city.tax_due).toBeCloseTo(state.tax_due + own.tax_due, 6);
  });

  test("are read in any case, and refused with the nearest names", () => {
    const request = { gross_income: 85000, tax_year: 2025 };
    const lower = safeCalculateTax({ ...request, jurisdiction: "us-ny-yonkers" });
    expect(lower.success && lower.data.jurisdiction).toBe("US-NY-yonkers");
    const wrong = safeCalculateTax({ ...request, jurisdiction: "US-NY-yonker" });
    expect(wrong.success ? [] : wrong.error.issues).toMatchObject([
      { code: "unsupported_jurisdiction", message: expect.stringContaining("US-NY-yonkers") },
    ]);
  });

  test("are listed", () => {
    const codes = jurisdictions().map(({ jurisdiction }) => jurisdiction);
    expect(codes).toContain("US-NY-new_york_city");
  });
});

describe("New York City, by the lines of Form IT-201", () => {
  const wages: TaxRequest = {
    jurisdiction: "US-NY-new_york_city",
    gross_income: 85000,
    tax_year: 2025,
  };

  test("line 47 is the schedule on line 38, and lines 69 and 69a are paid out", () => {
    // 85,000 - 8,000 = 77,000. 369.36 + 489.06 + 954.75 + 3.876 % of 27,000 = 2,859.69.
    // 63 + 21 + 0.228 % of 65,000 = 232.20.
    expect(levelOf(wages)).toMatchObject({
      taxable_income: 77000,
      tax_before_credits: 2859.69,
      school_tax_credit: 232.2,
      local_tax: 2627.49,
      refund: 0,
    });
  });

  test.each([
    [250_000, 63 + 21 + 0.00228 * (242_000 - 12_000)],
    [250_001, 21 + 0.00228 * (242_001 - 12_000)],
    [508_000, 21 + 0.00228 * (500_000 - 12_000)],
    [508_001, 0],
  ])("the school tax credit ends in two steps: %d", (gross_income, credit) => {
    const level = levelOf({ ...wages, gross_income });
    expect(level).toMatchObject({ school_tax_credit: Math.round(credit * 100) / 100 });
  });

  test.each([
    [10_000, 15],
    [10_001, 10],
    [12_500, 10],
    [12_501, 0],
  ])("line 48 of a single person with %d is %d", (gross_income, credit) => {
    expect(levelOf({ ...wages, gross_income })).toMatchObject({ city_household_credit: credit });
  });

  test.each([
    ["married_joint", 15_000, 90],
    ["married_joint", 15_001, 75],
    ["married_separate", 15_000, 45],
    ["head_of_household", 22_500, 20],
    ["head_of_household", 22_501, 0],
  ] as const)("line 48 of %s with %d and a child is %d", (filing_status, gross_income, credit) => {
    const level = levelOf({ ...wages, filing_status, gross_income, dependents: 1 });
    expect(level).toMatchObject({ city_household_credit: credit });
  });

  test.each([
    // The federal credit of a head of household with one child in 2025 is 4,328 on its plateau.
    [15_000, 0.25 - 0.00002],
    [16_000, 0.25 - 0.00002 * 1001],
    [17_500, 0.2],
    [20_000, 0.2 - 0.00002],
    [22_500, 0.15],
  ])("line 70a is a share of the federal credit: %d", (gross_income, share) => {
    const level = levelOf({
      ...wages,
      filing_status: "head_of_household",
      gross_income,
      dependent_ages: [10],
    });
    expect(level).toMatchObject({ city_earned_income_credit: Math.round(432_800 * share) / 100 });
  });

  test("in 2021 line 70 is 5 % of the federal credit", () => {
    const level = levelOf({
      ...wages,
      filing_status: "head_of_household",
      gross_income: 16_000,
      dependent_ages: [10],
      tax_year: 2021,
    });
    expect(level).toMatchObject({ city_earned_income_credit: 180.9 });
  });

  test("in 2021 the city does not follow the federal changes of March 2021 (Tax Law 607(a))", () => {
    // 5 % of 7.65 % of 4,991, not of 15.3 %.
    const level = levelOf({ ...wages, gross_income: 4991, age: 34, tax_year: 2021 });
    expect(level).toMatchObject({ city_earned_income_credit: 19.09 });
  });

  test.each([
    [[3], 25_000, 0.75],
    [[3], 27_500, 0.375],
    [[3, 8], 25_000, 0.375],
    [[4], 25_000, 0],
    [[3], 30_001, 0],
  ])(
    "care of children under 4 adds a share of the state's credit: %o, %d",
    (ages, income, share) => {
      const { levels } = calculateTax({
        ...wages,
        filing_status: "head_of_household",
        gross_income: income,
        dependent_ages: ages,
        care_expenses: 3000,
      });
      const state = levels.at(-2)?.components.care_credit ?? Number.NaN;
      expect(state).toBeGreaterThan(0);
      expect(levels.at(-1)?.components.city_care_credit).toBeCloseTo(state * share, 1);
    },
  );
});

test("Yonkers: line 55 is 16.75 % of the tax of the state", () => {
  // 85,000 - 8,000 = 77,000. 340 + 144 + 115.50 + 5.5 % of 63,100 = 4,070.
  expect(
    levelOf({ jurisdiction: "US-NY-yonkers", gross_income: 85000, tax_year: 2025 }),
  ).toMatchObject({ local_tax: 681.73 });
});

describe("the counties of Maryland, by the lines of Form 502", () => {
  const wages: TaxRequest = {
    jurisdiction: "US-MD-montgomery",
    gross_income: 85000,
    tax_year: 2025,
  };

  test("line 28 is a rate on the taxable net income", () => {
    // 85,000 - 3,350 - 3,200 = 78,450, at 3.2 %.
    expect(levelOf(wages)).toMatchObject({ taxable_income: 78450, local_tax: 2510.4 });
    expect(levelOf({ ...wages, jurisdiction: "US-MD-dorchester" })).toMatchObject({
      local_tax: 2588.85,
    });
  });

  test("line 29 is ten times the rate on the federal earned income credit", () => {
    // 25,000 - 3,350 - 6,400 = 15,250, at 3.2 % 488. The federal credit of a head of household with
    // a child: 4,328 less 15.98 % of 1,650 over 23,350 = 4,064.33; 32 % of it is more than the tax.
    const family: TaxRequest = {
      ...wages,
      filing_status: "head_of_household",
      dependent_ages: [10],
    };
    expect(levelOf({ ...family, gross_income: 25000 })).toMatchObject({ local_tax: 0 });
    // 45,000: 4,328 less 15.98 % of 21,650 = 868.33; 32 % is 277.87. (45,000 - 6,700 - 6,400) x 3.2 %
    // = 1,020.80.
    expect(levelOf({ ...family, gross_income: 45000 })).toMatchObject({
      local_earned_income_credit: 277.87,
      tax_before_credits: 1020.8,
      local_tax: 742.93,
    });
  });

  test("line 30 is the rate on the earned income of people under the guideline", () => {
    // 15,000 with 12,000 dividends: no earned income credit; 8,450 less 3,000, at 3.2 %.
    const level = levelOf({ ...wages, gross_income: 15000, dividends: 12000 });
    expect(level).toMatchObject({ local_poverty_credit: 96, local_tax: 174.4 });
  });

  test("Anne Arundel has brackets, and its credits the lowest rate", () => {
    const county: TaxRequest = { ...wages, jurisdiction: "US-MD-anne_arundel" };
    // 2.7 % of 50,000 and 2.94 % of 28,450.
    expect(levelOf(county)).toMatchObject({ local_tax: 2186.43 });
    // A couple: 170,000 - 6,700 - 3,200 = 160,100: 2.7 % of 75,000 and 2.94 % of 85,100.
    const couple = { ...county, filing_status: "married_joint", gross_income: 170000 } as const;
    expect(levelOf(couple)).toMatchObject({ taxable_income: 160100, local_tax: 4526.94 });
    // 2024: 85,000 - 2,700 - 3,200 = 79,100: 2.7 % of 50,000 and 2.81 % of 29,100.
    expect(levelOf({ ...county, tax_year: 2024 })).toMatchObject({ local_tax: 2167.71 });
    expect(levelOf({ ...county, tax_year: 2022 })).toMatchObject({
      // 85,000 - 2,400 - 3,200 = 79,400, at 2.81 %.
      local_tax: 2231.14,
    });
  });

  test.each([
    [31_550, 562.5],
    [31_551, 687.53],
    [56_550, 1375],
    [56_551, 1480.03],
  ])("Frederick takes the rate of the bracket from the whole income: %d", (income, tax) => {
    const county: TaxRequest = { ...wages, jurisdiction: "US-MD-frederick", gross_income: income };
    expect(levelOf(county)).toMatchObject({ local_tax: tax });
  });

  test("the rate of the county of a request is a level without a code of its own", () => {
    const request: TaxRequest = { ...wages, jurisdiction: "US-MD", local_tax_rate: 0.032 };
    const { tax_due, levels, assumptions } = calculateTax(request);
    expect(levels.map(({ jurisdiction }) => jurisdiction)).toEqual(["US", "US-MD", "US-MD-local"]);
    expect(levels.at(-1)).toMatchObject({ tax_due: 2510.4, components: { local_tax: 2510.4 } });
    const named = calculateTax(wages);
    expect(tax_due).toBe(named.tax_due);
    expect(assumptions).toContain(
      "US-MD: local_tax_rate applies to the income that the state taxes.",
    );
    const without = calculateTax({ ...wages, jurisdiction: "US-MD" });
    expect(without.levels.at(-1)?.components).not.toHaveProperty("local_tax");
    expect(without.assumptions).toContainEqual(expect.stringContaining("local_tax is left out"));
    expect(named.assumptions).not.toContainEqual(expect.stringContaining("local_tax is left out"));
  });

  test("rates of 2026 are those of 2025, and a strict request refuses them", () => {
    const request = { ...wages, tax_year: 2026 };
    expect(calculateTax(request).carried_forward).toContain("rate");
    expect(safeCalculateTax({ ...request, strict: true }).success).toBe(false);
  });
});

describe("the counties of Indiana, by Schedule CT-40", () => {
  const wages: TaxRequest = { jurisdiction: "US-IN-marion", gross_income: 85000, tax_year: 2025 };

  test("line 3 is the rate of the county on the income that the state taxes", () => {
    // 84,000 at 2.02 %.
    expect(levelOf(wages)).toMatchObject({ taxable_income: 84000, local_tax: 1696.8 });
  });

  test.each([
    ["US-IN-carroll", 2025, 1909.57],
    ["US-IN-carroll", 2026, 2077.57],
    ["US-IN-union", 2026, 2310],
    ["US-IN-floyd", 2024, 1167.6],
    ["US-IN-floyd", 2025, 1587.6],
    ["US-IN-st_joseph", 2025, 1470],
  ] as const)("%s of %d", (jurisdiction, tax_year, local_tax) => {
    expect(levelOf({ ...wages, jurisdiction, tax_year })).toMatchObject({ local_tax });
  });

  test("every county is loaded", () => {
    const codes = jurisdictions().map(({ jurisdiction }) => jurisdiction);
    expect(codes.filter((code) => code.startsWith("US-IN-"))).toHaveLength(92);
    expect(codes.filter((code) => code.startsWith("US-MD-"))).toHaveLength(24);
  });
});

describe("cities that tax wages and profits", () => {
  const wages = { gross_income: 85000, tax_year: 2025 } as const;

  test.each([
    // Form 5118: 85,000 - 600 = 84,400, at 2.4 %.
    ["US-MI-detroit", {}, 2025.6],
    ["US-MI-detroit", { age: 65 }, 2011.2],
    ["US-MI-detroit", { filing_status: "married_joint", dependents: 2 }, 1982.4],
    // Half of the self-employment tax is added to the federal income again.
    ["US-MI-detroit", { self_employment_income: 85000 }, 2025.6],
    ["US-MI-detroit", { pensions: 20000, unemployment: 5000 }, 1425.6],
    // Half of the year at 3.75 %, half at 3.74 %.
    ["US-PA-philadelphia", {}, 3183.25],
    ["US-PA-philadelphia", { tax_year: 2023 }, 3204.5],
    ["US-PA-philadelphia", { tax_year: 2021 }, 3277.18],
    ["US-PA-philadelphia", { self_employment_income: 85000 }, 3179],
    ["US-PA-philadelphia", { dividends: 5000, interest: 10000 }, 2621.5],
    ["US-PA-pittsburgh", {}, 2550],
    ["US-PA-pittsburgh", { self_employment_income: -5000 }, 2700],
    ["US-PA-pittsburgh", { long_term_capital_gains: 25000 }, 1800],
    ["US-OH-columbus", {}, 2125],
    ["US-OH-columbus", { age: 17 }, 0],
    ["US-OH-columbus", { age: 18 }, 2125],
    ["US-OH-cincinnati", { age: 17 }, 1530],
    ["US-OH-cleveland", { rental_income: 5000, pensions: 20000 }, 1625],
    ["US-OH-cincinnati", { self_employment_income: 20000 }, 1530],
  ] as const)("%s %o", (jurisdiction, fields, local_tax) => {
    expect(levelOf({ ...wages, ...fields, jurisdiction })).toMatchObject({ local_tax });
  });
});

describe("Portland", () => {
  test.each([
    // Oregon's taxable income of a single person is 2,835 less than the income above 145,000 in 2025.
    ["single", 127_835, 0],
    ["single", 203_000, 1879.13],
    ["head_of_household", 203_000, 0],
  ] as const)("taxes what exceeds the limits: %s, %d", (filing_status, gross_income, local_tax) => {
    const request: TaxRequest = {
      jurisdiction: "US-OR-portland",
      ...{ filing_status, gross_income, tax_year: 2025 },
    };
    expect(levelOf(request)).toMatchObject({ local_tax });
  });

  test("the second bracket of Multnomah County adds 1.5 %", () => {
    const request: TaxRequest = {
      jurisdiction: "US-OR-portland",
      gross_income: 402_910,
      tax_year: 2025,
    };
    const { taxable_income = 0, local_tax } = levelOf(request) as Record<string, number>;
    const over = (limit: number) => Math.max(0, taxable_income - limit);
    expect(local_tax).toBeCloseTo(0.025 * over(125_000) + 0.015 * over(250_000), 2);
  });
});

describe("local_tax_rate in every state", () => {
  const states = jurisdictions().filter(({ jurisdiction }) => /^US-..$/.test(jurisdiction));
  const wages = { gross_income: 85000, tax_year: 2025, local_tax_rate: 0.01 } as const;

  test.each(states.map(({ jurisdiction }) => jurisdiction))("%s", (jurisdiction) => {
    const { levels, assumptions } = calculateTax({ ...wages, jurisdiction });
    expect(levels).toHaveLength(3);
    const [, state, local] = levels;
    expect(state?.components).not.toHaveProperty("local_tax");
    const said = assumptions.find((each) => each.includes("local_tax_rate applies to"));
    const base = said?.endsWith("wages and profits.")
      ? 85000
      : said?.endsWith("the tax of the state.")
        ? state?.tax_due
        : state?.components.taxable_income;
    expect(local?.components.local_tax).toBeCloseTo((base ?? Number.NaN) * 0.01, 1);
    expect(local?.tax_due).toBe(local?.components.local_tax);
  });

  test.each(["US-KY", "US-PA", "US-OH", "US-AL", "US-DE", "US-MO"] as const)(
    "%s taxes wages and profits",
    (jurisdiction) => {
      const { levels } = calculateTax({ ...wages, jurisdiction, dividends: 5000 });
      expect(levels.at(-1)?.components.local_tax).toBe(800);
    },
  );

  test("is not used beside a city", () => {
    const city = { ...wages, jurisdiction: "US-PA-pittsburgh" } as const;
    const { levels, assumptions } = calculateTax(city);
    expect(levels).toHaveLength(3);
    expect(levels.at(-1)?.tax_due).toBe(2550);
    expect(assumptions).toContain("Not used for US-PA-pittsburgh: local_tax_rate.");
  });

  test("local_tax is left out and named where somebody may levy one", () => {
    for (const { jurisdiction } of states) {
      const { levels, assumptions } = calculateTax({
        ...{ gross_income: 85000, tax_year: 2025, jurisdiction },
      });
      expect(levels.at(-1)?.components).not.toHaveProperty("local_tax");
      const isNamed = assumptions.some((each) => each.includes("local_tax is left out"));
      expect(isNamed, jurisdiction).toBe(
        ["AL", "DE", "IA", "IN", "KY", "MD", "MI", "MO", "NY", "OH", "OR", "PA"].some(
          (state) => jurisdiction === `US-${state}`,
        ),
      );
    }
  });
});
