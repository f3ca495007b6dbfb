import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../src/index.ts";

function tax(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
) {
  return calculateTax({ jurisdiction: `US-${state}`, tax_year, gross_income, ...rest }).tax_due;
}

function taxable(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
) {
  const request = { jurisdiction: `US-${state}`, tax_year, gross_income, explain: true, ...rest };
  return calculateTax(request).explanation?.components.taxable_income;
}

describe("cliffs", () => {
  test("Ohio: nothing up to 26,050, then the base amount at once; 18.69 more over 100,000 in 2025", () => {
    expect(tax("OH", 2025, 28_450)).toBe(0);
    expect(tax("OH", 2025, 28_450.01)).toBe(322);
    expect(tax("OH", 2025, 101_900)).toBe(2375.63);
    expect(tax("OH", 2025, 101_900.01)).toBe(2394.32);
    expect(tax("OH", 2024, 101_900)).toBe(2394.32);
  });

  test("Kansas 2024: no tax up to the filing threshold", () => {
    expect(tax("KS", 2024, 12_765)).toBe(0);
    expect(tax("KS", 2024, 20_000)).toBeGreaterThan(0);
  });

  test("New Jersey: no tax up to 10,000, and 20,000 jointly", () => {
    expect(tax("NJ", 2025, 10_000)).toBe(0);
    expect(tax("NJ", 2025, 10_000.01)).toBe(126);
    expect(tax("NJ", 2025, 20_000, { filing_status: "married_joint" })).toBe(0);
  });

  test("Illinois: the exemption is lost over 250,000", () => {
    expect(tax("IL", 2025, 250_000)).toBe(12_233.93);
    expect(tax("IL", 2025, 250_000.01)).toBe(12_375);
  });
});

describe("steps of phase-outs", () => {
  test("Alabama counts full steps from 25,500: 25,999 still has the maximum", () => {
    const joint = { filing_status: "married_joint", deductions: 0 } as const;
    const deduction = (income: number) =>
      calculateTax({
        jurisdiction: "US-AL",
        tax_year: 2025,
        gross_income: income,
        explain: true,
        ...joint,
      }).explanation?.lines.find(({ step }) => step === "deduction")?.amount;
    expect(deduction(25_999)).toBe(8500);
    expect(deduction(26_000)).toBe(8325);
    expect(deduction(35_500)).toBe(5000);
  });

  test("California: 6 off each exemption credit for every 2,500 begun", () => {
    const at = (income: number) =>
      calculateTax({ jurisdiction: "US-CA", tax_year: 2025, gross_income: income, explain: true })
        .explanation?.components.credits;
    expect([at(252_203), at(252_203.01), at(254_703), at(254_703.01)]).toEqual([
      153, 147, 147, 141,
    ]);
  });

  test("Connecticut: a boundary income belongs to the lower row of every table", () => {
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

  test("South Carolina 2026: the reduction of the deduction is a multiple of 10", () => {
    // 15,000 x 5,000 / 55,000 is 1,363.64, so 1,360.
    expect(taxable("SC", 2026, 45_000)).toBe(45_000 - 13_640);
  });

  test("Rhode Island: fifths of deduction and exemption", () => {
    expect(taxable("RI", 2025, 254_250)).toBe(254_250 - 16_000);
    expect(taxable("RI", 2025, 254_250.01)).toBe(254_250.01 - 12_800);
  });
});

describe("recapture", () => {
  test("New York: supplemental tax between 107,650 and 157,650", () => {
    const supplement = (income: number) =>
      calculateTax({ jurisdiction: "US-NY", tax_year: 2025, gross_income: income, explain: true })
        .explanation?.components.supplemental_tax;
    expect(supplement(107_650)).toBe(0);
    expect(supplement(107_650.01)).toBe(0);
    expect(supplement(132_650)).toBe(284.13);
    expect(supplement(157_650)).toBe(568.25);
    // Taxed at 6 % as a whole: 150,000 less 8,000.
    expect(tax("NY", 2025, 158_000)).toBe(9000);
  });

  test("New York over 25,000,000: the top rate on everything", () => {
    expect(tax("NY", 2025, 26_000_000)).toBe(0.109 * (26_000_000 - 8000));
  });

  test("Arkansas: the upper schedule joins through the bracket adjustment", () => {
    const step = (income: number) => tax("AR", 2026, income + 1) - tax("AR", 2026, income);
    expect(Math.abs(step(94_700 + 2470))).toBeLessThan(3);
    // Above 97,600 of net income: 2 % to 4,700 and 3.7 % beyond, less the personal credit.
    expect(tax("AR", 2026, 102_470)).toBe(Number((94 + 0.037 * 95_300 - 29).toFixed(2)));
  });
});

describe("older and own deductions", () => {
  test("2025 without the increase of Pub. L. 119-21: DC, ME, SC", () => {
    expect(taxable("DC", 2025, 60_000)).toBe(45_000);
    expect(taxable("SC", 2025, 60_000)).toBe(45_000);
    expect(taxable("ME", 2025, 60_000)).toBe(60_000 - 15_000 - 5150);
  });

  test("Arizona has it", () => {
    expect(taxable("AZ", 2025, 60_000)).toBe(60_000 - 15_750);
  });
});

describe("rates cut in spring 2026 hold from 1 January", () => {
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

describe("couples who both earn", () => {
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
      jurisdiction: `US-${state}`,
      tax_year: 2025,
      gross_income: income,
      ...couple,
    });
    expect(one.assumptions.join(" ")).toContain("spouse_income");
    const two = tax(state, 2025, income, { ...couple, spouse_income: 60_000 });
    expect(two).toBeLessThan(one.tax_due);
  });
});

test("Hawaii's gains keep the rates below 7.25 %: 100,000 of them in 2024, as PolicyEngine has it", () => {
  const gains = { long_term_capital_gains: 100_000 };
  expect(tax("HI", 2024, 100_000, gains)).toBe(6461.66);
  expect(tax("HI", 2024, 200_000, gains)).toBeLessThan(tax("HI", 2024, 200_000));
});

test("unsettled law is said", () => {
  const notes = (jurisdiction: string) =>
    calculateTax({ jurisdiction, tax_year: 2026, gross_income: 60_000 }).assumptions.join(" ");
  expect(notes("US-DC")).toContain("unsettled");
  expect(notes("US-AL")).toContain("2026-603");
  expect(notes("US-LA")).toContain("estimate");
});

test("inputs that count are never called unused", () => {
  for (const jurisdiction of ["US", "US-AL", "US-CA", "US-LA", "US-MO", "US-OR", "US-VA"]) {
    const request = { tax_year: 2025, gross_income: 60_000, age: 66, dependent_ages: [4] };
    const { assumptions } = calculateTax({ jurisdiction, ...request });
    expect(assumptions.join(" "), jurisdiction).not.toContain("dependent_ages");
  }
});

describe("credits and deductions that nobody has to claim, worked by hand", () => {
  const head = { filing_status: "head_of_household" } as const;
  const joint = { filing_status: "married_joint" } as const;

  test("Nebraska's tax is not higher than the federal tax before its credits", () => {
    // 10,800: 309.15 less two exemption credits of 142; the federal taxable income is nothing.
    expect(tax("NE", 2021, 25_000, joint)).toBe(0);
  });

  test("Idaho's child credit of 205 is for children under 17, and ends with 2025", () => {
    // 60,000 - 23,625 - 9,622 = 26,753 at 5.3 % = 1,417.91.
    expect(tax("ID", 2025, 60_000, { ...head, dependent_ages: [10, 17] })).toBe(1212.91);
    const request = { ...head, dependent_ages: [10] };
    expect(tax("ID", 2026, 60_000, request)).toBe(tax("ID", 2026, 60_000, head));
  });

  test("Utah's child credit counts ages 1 to 3 in 2024, and under 6 since", () => {
    // 2,730 - (6 % of 31,246 - 1.3 % of 24,696); the credit is 1,000 less 10 % of 6,000.
    expect(tax("UT", 2024, 60_000, { ...joint, dependent_ages: [4] })).toBe(1176.29);
    expect(tax("UT", 2024, 60_000, { ...joint, dependent_ages: [3] })).toBe(776.29);
    const none = tax("UT", 2025, 60_000, { ...joint, dependent_ages: [6] });
    expect(none - tax("UT", 2025, 60_000, { ...joint, dependent_ages: [5] })).toBeCloseTo(400, 2);
  });

  // Utah Code 59-10-1018(1)(g), since 2023: 6 % of 1,941 and of 2,111 more.
  test("Utah counts a dependent twice in the year of birth", () => {
    const gain = (year: number) =>
      tax("UT", year, 70_000, { ...joint, dependent_ages: [6] }) -
      tax("UT", year, 70_000, { ...joint, dependent_ages: [0] });
    expect(gain(2022)).toBe(0);
    expect(gain(2023)).toBeCloseTo(116.46, 2);
    expect(gain(2025)).toBeCloseTo(126.66, 2);
  });

  // G.S. 105-153.5(a1), 26 U.S.C. 24(i)(2): 5.25 % of 2,500.
  test("North Carolina deducts an amount for a child of 17 in 2021 alone", () => {
    const gain = (year: number, age: number) =>
      tax("NC", year, 30_000, head) - tax("NC", year, 30_000, { ...head, dependent_ages: [age] });
    expect(gain(2021, 17)).toBe(131.25);
    expect(gain(2021, 18)).toBe(0);
    expect(gain(2022, 16)).toBeCloseTo(149.7, 2);
    expect(gain(2022, 17)).toBe(0);
  });

  // NMSA 7-2-5.7; spouses own half of their income each.
  test("New Mexico does not tax the income of people of 100 years", () => {
    expect(tax("NM", 2025, 90_000, { age: 100 })).toBe(0);
    expect(tax("NM", 2025, 90_000, { age: 99 })).toBeGreaterThan(2500);
    const couple = { ...joint, spouse_age: 70 };
    const half = taxable("NM", 2025, 90_000, { ...couple, age: 100 }) ?? Number.NaN;
    expect(taxable("NM", 2025, 90_000, { ...couple, age: 99 })).toBe(half + 45_000);
    expect(tax("NM", 2025, 90_000, { ...joint, age: 100, spouse_age: 100 })).toBe(0);
  });

  test("Georgia gives 250 for a child under 6 from 2026", () => {
    // 60,000 - 15,000 - 2 x 5,000 = 35,000 at 4.99 % = 1,746.50.
    expect(tax("GA", 2026, 60_000, { dependent_ages: [5, 6] })).toBe(1496.5);
  });

  test("Alabama deducts the federal tax of 2021 with the credits of 2020 (Act 2022-37)", () => {
    // 48,000 - 3,672 - (3,220 - 2,000) - 3,000 - 500 = 39,608.
    expect(tax("AL", 2021, 48_000, { ...head, dependent_ages: [15] })).toBe(1940.4);
  });

  test("Alabama itemizes the additional Medicare tax, which is one of the FICA taxes (40-18-15(a)(3)a)", () => {
    const deduction = (gross_income: number, rest: Partial<TaxRequest> = {}) =>
      calculateTax({ jurisdiction: "US-AL", tax_year: 2025, gross_income, explain: true, ...rest })
        .explanation?.lines.filter(({ step }) => step === "deduction")
        .at(-1)?.amount;
    const base = 0.062 * 176_100;
    expect(deduction(200_000)).toBeCloseTo(base + 0.0145 * 200_000, 6);
    expect(deduction(201_000)).toBeCloseTo(base + 0.0145 * 201_000 + 9, 6);
    const apart = { filing_status: "married_separate" } as const;
    expect(deduction(125_000, apart)).toBeCloseTo(0.0765 * 125_000, 6);
    expect(deduction(126_000, apart)).toBeCloseTo(0.0765 * 126_000 + 9, 6);
    const couple = { filing_status: "married_joint" } as const;
    expect(deduction(250_000, couple)).toBeCloseTo(base + 0.0145 * 250_000, 6);
    expect(deduction(251_000, couple)).toBeCloseTo(base + 0.0145 * 251_000 + 9, 6);
  });

  test("Arkansas exempts half of long-term gains, all over ten million (26-51-815)", () => {
    // 60,000 less 10,000 and 2,470: 3.9 % less 420 and the credit of 29.
    expect(tax("AR", 2025, 60_000, { long_term_capital_gains: 20_000 })).toBe(1404.67);
    expect(tax("AR", 2025, 12e6, { long_term_capital_gains: 12e6 })).toBe(
      tax("AR", 2025, 10e6, { long_term_capital_gains: 10e6 }),
    );
  });

  test("Kansas has no surviving spouses: they check the box of heads of household (K-40 instructions)", () => {
    const family = { dependents: 1 } as const;
    for (const [year, income] of [
      [2022, 30_000],
      [2025, 17_660],
      [2025, 17_661],
      [2025, 60_000],
    ] as const) {
      const [widowed, head] = (["surviving_spouse", "head_of_household"] as const).map(
        (filing_status) => tax("KS", year, income, { ...family, filing_status }),
      );
      expect(widowed, `${year} ${income}`).toBe(head);
    }
  });

  test("Alabama itemizes the whole self-employment tax, and taxes the profit before half of it", () => {
    const own = { jurisdiction: "US-AL", tax_year: 2025, gross_income: 50_000 } as const;
    const { explanation } = calculateTax({ ...own, self_employment_income: 50_000, explain: true });
    const { lines = [] } = explanation ?? {};
    expect(lines.find(({ step }) => step === "deduction")?.amount).toBeCloseTo(7064.775, 6);
    // Federal tax on 46,467.61 less 15,750: 3,447.61.
    expect(explanation?.components.taxable_income).toBeCloseTo(
      50_000 - 7064.78 - 3447.61 - 1500,
      1,
    );
  });

  test("Alabama deducts the tax on net investment income as well (Form 40, federal tax worksheet, line 2)", () => {
    const gains = { long_term_capital_gains: 200_000 };
    const deducted = calculateTax({
      ...{ jurisdiction: "US-AL", tax_year: 2025, gross_income: 210_000, explain: true, ...gains },
    }).explanation?.lines.find(({ step }) => step === "federal_income_tax_deduction")?.amount;
    const { components } = calculateTax({
      ...{ jurisdiction: "US", tax_year: 2025, gross_income: 210_000, explain: true, ...gains },
    }).explanation ?? { components: {} as Readonly<Record<string, number>> };
    expect(components.net_investment_income_tax).toBe(380);
    expect(deducted).toBeCloseTo((components.tax_after_credits ?? 0) + 380, 6);
  });

  test("Alabama counts the contributions of each earner up to the wage base", () => {
    const one = tax("AL", 2022, 294_000, { ...joint, spouse_income: 0 });
    const two = tax("AL", 2022, 294_000, { ...joint, spouse_income: 147_000 });
    // 6.2 % of another 147,000 at 5 %.
    expect(one - two).toBeCloseTo(455.7, 2);
  });

  test("Montana to 2023 itemizes the federal tax where that is more", () => {
    // 75,000 - 5,000 - 2,580 = 67,420, for which TAXSIM has the same tax.
    expect(tax("MT", 2021, 75_000)).toBe(4052.78);
  });

  test("Arizona subtracts a quarter of long-term gains", () => {
    // 100,000 - 15,750 - 5,000 = 79,250 at 2.5 %.
    expect(tax("AZ", 2025, 100_000, { long_term_capital_gains: 20_000 })).toBe(1981.25);
  });

  test("Ohio's joint filing credit does not count dividends as earned", () => {
    const couple = { ...joint, spouse_income: 55_000 };
    const both = tax("OH", 2025, 60_000, couple);
    expect(tax("OH", 2025, 60_000, { ...couple, dividends: 5000 })).toBeGreaterThan(both);
  });
});

describe("people of 65 and more, whatever their income is", () => {
  const taxable = (request: TaxRequest) =>
    calculateTax({ ...request, explain: true }).explanation?.components.taxable_income;
  const alone = (jurisdiction: string, tax_year: number, gross_income: number, age: number) => ({
    jurisdiction,
    tax_year,
    gross_income,
    age,
    filing_status: "single" as const,
  });

  // NMSA 7-2-5.2: over 25,500, but not over 27,000, 2,000; the low-income exemption is 2,500 less 15 % over 20,000.
  test("New Mexico's table gives the boundary to the lower row", () => {
    const base = (gross: number) => taxable(alone("US-NM", 2024, gross, 65)) ?? Number.NaN;
    expect(base(27_000)).toBe(27_000 - 14_600 - 1950 - 2000 - 1450);
    expect(base(27_001)).toBeCloseTo(27_001 - 14_600 - 1950 - 1000 - 1449.85, 6);
  });

  // Code of Virginia 58.1-322.03(5): whole for those born before 1939, otherwise less what exceeds 50,000.
  test("Virginia's age deduction falls with income, but not for the oldest", () => {
    const deductions = 8750 + 930 + 800;
    expect(taxable(alone("US-VA", 2025, 57_000, 65))).toBe(57_000 - deductions - 5000);
    expect(taxable(alone("US-VA", 2025, 57_000, 86))).toBe(57_000 - deductions - 5000);
    expect(taxable(alone("US-VA", 2025, 57_000, 87))).toBe(57_000 - deductions - 12_000);
  });

  test("Virginia's filing threshold counts what the age deduction leaves", () => {
    expect(calculateTax(alone("US-VA", 2025, 23_900, 70)).tax_due).toBe(0);
    expect(calculateTax(alone("US-VA", 2025, 23_950, 70)).tax_due).toBeGreaterThan(0);
  });

  // Tax-General 10-754: does not exceed 100,000.
  test("Maryland's credit ends above 100,000", () => {
    const at = (gross: number) => calculateTax(alone("US-MD", 2025, gross, 70)).tax_due;
    expect(at(100_001) - at(100_000)).toBeGreaterThan(1000);
  });

  // SC1040 of 2025, line e: the federal senior deduction is added back, also by those who itemize.
  test("South Carolina gives 15,000 of its own, and not the federal 6,000", () => {
    const request = alone("US-SC", 2025, 60_000, 66);
    expect(taxable(request)).toBe(60_000 - 17_000 - 15_000);
    expect(taxable({ ...request, deductions: 20_000 })).toBe(60_000 - 20_000 - 15_000);
  });

  // 36 M.R.S. 5124-C(1-B): 15,700 and the 2,050 of 26 U.S.C. 63(c)(3) in 2026; the exemption is 5,300.
  test("Maine adds the federal amount to its own deduction from 2026", () => {
    expect(taxable(alone("US-ME", 2026, 60_000, 65))).toBe(60_000 - 15_700 - 2050 - 5300);
  });

  // MCL 206.30(9): in place of the exemptions from 67 on, beside them for those born from 1946 to 1952.
  test("Michigan asks for the year of birth", () => {
    const at = (age: number) => taxable(alone("US-MI", 2025, 60_000, age));
    expect([at(66), at(67), at(72), at(73), at(79), at(80)]).toEqual([
      54_200, 40_000, 40_000, 34_200, 34_200, 54_200,
    ]);
  });

  // 26 U.S.C. 151(d)(5)(C): 6,000 less 6 % over 75,000.
  test("Arizona and Idaho take the federal deduction over from 2025", () => {
    const idaho = (year: number) => taxable(alone("US-ID", year, 80_000, 65));
    expect(idaho(2024)).toBe(80_000 - 14_600 - 1950);
    expect(idaho(2025)).toBe(80_000 - 15_750 - 2000 - 5700);
    const arizona = (year: number) => taxable(alone("US-AZ", year, 80_000, 65));
    expect(arizona(2024)).toBe(80_000 - 14_600 - 2100);
    expect(arizona(2025)).toBe(80_000 - 15_750 - 2100 - 5700);
  });
});

describe("low incomes", () => {
  const guidelines = [
    [2021, 12_880, 4540],
    [2022, 13_590, 4720],
    [2023, 14_580, 5140],
    [2024, 15_060, 5380],
    [2025, 15_650, 5500],
    [2026, 15_960, 5680],
  ] as const;

  // Va. Code 58.1-339.8(B)(1): 300 for each of the family up to the poverty guideline published in the year.
  test.for(guidelines)(
    "Virginia %i: nothing up to the poverty guideline",
    ([year, one, further]) => {
      const statuses: readonly (readonly [Partial<TaxRequest>, number])[] = [
        [{}, one],
        [{ filing_status: "head_of_household", dependent_ages: [4, 8] }, one + 2 * further],
        [{ filing_status: "married_joint", dependent_ages: [4, 8] }, one + 3 * further],
        // The spouse is of the family, and has no income here.
        [{ filing_status: "married_separate" }, one + further],
      ];
      for (const [rest, guideline] of statuses) {
        expect(tax("VA", year, guideline, rest)).toBe(0);
        expect(tax("VA", year, guideline + 0.01, rest)).toBeGreaterThan(90);
      }
    },
  );

  test("Virginia: 300 for each, of which the tax leaves nothing over", () => {
    const components = (gross_income: number) =>
      calculateTax({ jurisdiction: "US-VA", tax_year: 2025, gross_income, explain: true })
        .explanation?.components;
    // 15,650 less 8,750 and 930: 120 and 5 % of 970.
    expect(components(15_650)).toMatchObject({ tax_before_credits: 168.5, credits: 168.5 });
    expect(components(15_650.01)).toMatchObject({ tax_before_credits: 168.5, credits: 0 });
  });

  // Va. Code 58.1-339.8(D): whoever claims the credit has neither the deduction nor the exemption for age.
  test("Virginia: a parent of 68 has the credit or the relief for age, whichever leaves less", () => {
    const parent = { filing_status: "head_of_household", dependents: 3 } as const;
    expect(tax("VA", 2026, 33_000, { ...parent, age: 68 })).toBe(0);
    // 33,001 less 12,000, 8,750, 4 x 930 and 800: 120 and 5 % of 2,731.
    expect(tax("VA", 2026, 33_001, { ...parent, age: 68 })).toBe(256.55);
    expect(tax("VA", 2026, 33_000, parent)).toBe(0);
  });

  // Utah Code 59-10-1019: born by the end of 1952, 2.5 cents for each dollar over 25,000, 32,000 or 16,000.
  test("Utah: 450 for each who was born by 1952, which falls with income", () => {
    const credit = (tax_year: number, gross_income: number, rest: Partial<TaxRequest>) => {
      const request = { jurisdiction: "US-UT", tax_year, gross_income, ...rest, explain: true };
      const { tax_due, explanation } = calculateTax(request);
      const amount = explanation?.lines.find(({ step }) => step === "retirement_credit")?.amount;
      const { tax_before_credits = 0, credits = 0 } = explanation?.components ?? {};
      expect(tax_due).toBeCloseTo(tax_before_credits - credits, 1);
      return amount ?? 0;
    };
    for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
      const age = year - 1952;
      expect(credit(year, 24_999, { age: age - 1 })).toBe(0);
      expect(credit(year, 25_000, { age })).toBe(450);
      expect(credit(year, 29_000, { age })).toBe(350);
      expect(credit(year, 42_996, { age })).toBe(0.1);
      expect(credit(year, 43_000, { age })).toBe(0);
      const joint = { filing_status: "married_joint", age, spouse_age: age } as const;
      expect(credit(year, 60_000, joint)).toBe(900 - 700);
      expect(credit(year, 60_000, { ...joint, spouse_age: age - 1 })).toBe(0);
      const apart = { filing_status: "married_separate", age } as const;
      expect(credit(year, 20_000, apart)).toBe(450 - 100);
    }
  });

  // IT-201 instructions of 2025, household credit table 3: both spouses count, in whole dollars.
  test("New York halves the household credit of both spouses on a separate return", () => {
    const credit = (gross_income: number, children: number) =>
      calculateTax({
        jurisdiction: "US-NY",
        tax_year: 2025,
        filing_status: "married_separate",
        gross_income,
        dependents: children,
        explain: true,
      }).explanation?.lines.find(({ step }) => step === "household_credit")?.amount;
    const rows: readonly (readonly [number, number, number])[] = [
      [5000, 53, 83],
      [5000.01, 45, 75],
      [6000.01, 40, 70],
      [7000.01, 38, 68],
      [20_000, 38, 68],
      [20_000.01, 35, 55],
      [22_000.01, 30, 50],
      [25_000.01, 23, 33],
      [28_000.01, 13, 23],
      [32_000, 13, 23],
      [32_000.01, 0, 0],
    ];
    for (const [income, couple, withFour] of rows) {
      expect(credit(income, 0), `${income}`).toBe(couple);
      expect(credit(income, 4), `${income}`).toBe(withFour);
    }
  });

  // Wisconsin has four statuses: a surviving spouse is a head of household.
  test("Wisconsin taxes surviving spouses as heads of household", () => {
    for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
      for (const income of [15_000, 22_000, 40_000, 130_000, 900_000]) {
        const of = (filing_status: "head_of_household" | "surviving_spouse") =>
          tax("WI", year, income, { filing_status, dependents: 1 });
        expect(of("surviving_spouse")).toBe(of("head_of_household"));
      }
    }
  });

  test("a spouse whose income would count is said to have none", () => {
    const said = (jurisdiction: string, gross_income: number) =>
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
