import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../../src/index.ts";
import { componentsOf } from "../../own-tax.ts";

type Request = Omit<TaxRequest, "jurisdiction" | "gross_income"> & { gross_income?: number };

function of(request: Request, jurisdiction: TaxRequest["jurisdiction"] = "US") {
  return componentsOf({ gross_income: 0, tax_year: 2025, ...request, jurisdiction });
}

/** What an amount of an adjustment takes off the adjusted gross income. */
function allowed(kind: keyof NonNullable<Request["adjustments"]>, paid: number, request: Request) {
  const { adjusted_gross_income: before = 0 } = of(request);
  const { adjusted_gross_income: after = 0 } = of({
    ...request,
    adjustments: { ...request.adjustments, [kind]: paid },
  });
  return Math.round((before - after) * 100) / 100;
}

describe("interest on student loans, 26 U.S.C. 221", () => {
  test.for([
    ["single", 2025, 85_000, 2500],
    ["single", 2025, 92_500, 1250],
    ["single", 2025, 99_999, 0.17],
    ["single", 2025, 100_000, 0],
    ["single", 2018, 65_000, 2500],
    ["single", 2018, 72_500, 1250],
    ["single", 2019, 70_000, 2500],
    ["single", 2023, 75_001, 2499.83],
    ["single", 2024, 80_000, 2500],
    ["head_of_household", 2026, 92_500, 1250],
    ["married_joint", 2021, 140_000, 2500],
    ["married_joint", 2022, 160_000, 1250],
    ["married_joint", 2025, 185_000, 1250],
    ["married_joint", 2026, 190_000, 1250],
    ["married_separate", 2025, 20_000, 0],
  ] as const)("%s %i, income %d: %d", ([filing_status, tax_year, gross_income, expected]) => {
    const request = { filing_status, tax_year, gross_income };
    expect(allowed("student_loan_interest", 3000, request)).toBe(expected);
  });
});

describe("limits of the year", () => {
  test.for([
    ["educator", 2021, 250],
    ["educator", 2022, 300],
    ["educator", 2025, 300],
    ["educator", 2026, 350],
    ["hsa", 2018, 3450],
    ["hsa", 2021, 3600],
    ["hsa", 2025, 4300],
    ["hsa", 2026, 4400],
    ["ira", 2018, 5500],
    ["ira", 2022, 6000],
    ["ira", 2023, 6500],
    ["ira", 2025, 7000],
    ["ira", 2026, 7500],
  ] as const)("%s %i: %d of one person", ([kind, tax_year, most]) => {
    const request = { tax_year, gross_income: 60_000 };
    expect(allowed(kind, most, request)).toBe(most);
    expect(allowed(kind, most + 1, request)).toBe(most);
  });

  test("couples have twice the limit of teachers and of IRAs, and the family's of an HSA", () => {
    const couple = { filing_status: "married_joint", gross_income: 90_000 } as const;
    expect(allowed("educator", 700, couple)).toBe(600);
    expect(allowed("ira", 20_000, couple)).toBe(14_000);
    expect(allowed("ira", 20_000, { ...couple, age: 50, spouse_age: 49 })).toBe(15_000);
    expect(allowed("hsa", 20_000, couple)).toBe(8550);
    expect(allowed("hsa", 20_000, { ...couple, age: 55, spouse_age: 54 })).toBe(9550);
    const parent = { filing_status: "head_of_household", gross_income: 90_000 } as const;
    expect(allowed("hsa", 20_000, { ...parent, dependent_ages: [9] })).toBe(8550);
    expect(allowed("hsa", 20_000, { ...couple, filing_status: "married_separate" })).toBe(4300);
  });

  test("an IRA takes no more than wages and profits, to 2019 nothing from 70 and a half on", () => {
    const retired = { gross_income: 33_000, pensions: 30_000 };
    expect(allowed("ira", 7000, retired)).toBe(3000);
    expect(allowed("ira", 7000, { ...retired, tax_year: 2019, age: 71 })).toBe(0);
    expect(allowed("ira", 7000, { ...retired, tax_year: 2020, age: 71 })).toBe(3000);
    expect(allowed("ira", 9000, { gross_income: 60_000, tax_year: 2026, age: 50 })).toBe(8600);
  });
});

describe("an IRA beside a plan at work, 26 U.S.C. 219(g)", () => {
  // The profit of 400 is below the minimum of the self-employment tax. 100 go into the own plan.
  const covered = (wages: number, rest: Request = {}) =>
    allowed("ira", 7000, {
      ...{ gross_income: wages + 400, self_employment_income: 400 },
      adjustments: { self_employed_retirement: 100 },
      ...rest,
    });

  test("falls from 79,000 to 89,000 in 2025, rounded up to 10, and to 200 at least", () => {
    expect(covered(78_700)).toBe(7000);
    expect(covered(78_701)).toBe(7000);
    expect(covered(78_720)).toBe(6990);
    expect(covered(83_700)).toBe(3500);
    expect(covered(88_600)).toBe(200);
    expect(covered(88_699)).toBe(200);
    expect(covered(88_700)).toBe(0);
  });

  test("has a range of its own on joint and on separate returns", () => {
    expect(covered(135_700, { filing_status: "married_joint" })).toBe(7000);
    expect(covered(143_700, { filing_status: "married_joint" })).toBe(1400);
    expect(covered(4700, { filing_status: "married_separate" })).toBe(3500);
    expect(covered(83_700, { tax_year: 2018 })).toBe(0);
    expect(covered(67_700, { tax_year: 2018 })).toBe(2750);
  });
});

describe("a freelancer with a plan and health insurance, 2025", () => {
  const profit = { gross_income: 100_000, self_employment_income: 100_000 };

  // Schedule SE: 92,350 x 15.3 % = 14,129.55, half of it 7,064.775.
  test("neither exceeds the profit less half of the self-employment tax", () => {
    expect(allowed("self_employed_health", 120_000, profit)).toBe(92_935.23);
    expect(allowed("self_employed_retirement", 80_000, profit)).toBe(70_000);
    expect(allowed("self_employed_retirement", 80_000, { ...profit, age: 50 })).toBe(77_500);
    expect(allowed("self_employed_retirement", 90_000, { ...profit, age: 60 })).toBe(81_250);
    const saved = { ...profit, adjustments: { self_employed_retirement: 70_000 } };
    expect(allowed("self_employed_health", 30_000, saved)).toBe(22_935.23);
    expect(allowed("self_employed_health", 5000, { gross_income: 50_000 })).toBe(0);
  });

  test("both lower the qualified business income", () => {
    const adjustments = { self_employed_retirement: 18_000, self_employed_health: 6000 };
    const { adjusted_gross_income, taxable_income, tax_before_credits } = of({
      ...profit,
      adjustments,
    });
    expect(adjusted_gross_income).toBe(68_935.23);
    // 20 % of 53,185.225, which is less than 20 % of the business's 68,935.225.
    expect(taxable_income).toBe(42_548.18);
    expect(tax_before_credits).toBe(4867.28);
    expect(
      calculateTax({ jurisdiction: "US", tax_year: 2025, ...profit, adjustments }).tax_due,
    ).toBe(18_996.83);
    // With wages besides, 20 % of 68,935.225 count: 13,787.045.
    const { taxable_income: withWages } = of({ ...profit, gross_income: 150_000, adjustments });
    expect(withWages).toBe(89_398.18);
  });
});

test("an IRA lowers the taxed benefits, interest on student loans does not", () => {
  const retired = { social_security: 20_000, pensions: 30_000, gross_income: 50_000 };
  const loan = { student_loan_interest: 2500 };
  // 85 % of 6,000 and 4,500: 9,600 of the benefits are taxed.
  expect(of({ ...retired, adjustments: loan }).adjusted_gross_income).toBe(37_100);
  const working = { social_security: 20_000, gross_income: 50_000 };
  // 85 % of 3,500 and 4,500: 7,475.
  expect(of({ ...working, adjustments: { ira: 2500 } }).adjusted_gross_income).toBe(34_975);
});

test("assumptions say what was taken for granted", () => {
  const { assumptions } = calculateTax({
    ...{ jurisdiction: "US", gross_income: 60_000, tax_year: 2025 },
    adjustments: { ira: 1000, hsa: 1000 },
  });
  expect(assumptions.join(" ")).toContain("nobody is covered by a retirement plan at work");
  expect(assumptions.join(" ")).toContain("covers one person for the whole year");
});

describe("states that differ from the federal adjustments", () => {
  const adjustments = {
    ...{ ira: 1000, hsa: 2000, student_loan_interest: 400 },
    ...{ self_employed_health: 3000, self_employed_retirement: 5000, educator: 200 },
  };
  /** What all of them take off the income that the state taxes. */
  const taken = (jurisdiction: TaxRequest["jurisdiction"], given = adjustments) => {
    const request = { gross_income: 80_000, self_employment_income: 40_000 };
    const { taxable_income: before = 0 } = of(request, jurisdiction);
    const { taxable_income: after = 0 } = of({ ...request, adjustments: given }, jurisdiction);
    return Math.round((before - after) * 100) / 100;
  };

  test.for([
    ["US-NY", 11_600], // from federal adjusted gross income
    ["US-CA", 9400], // no HSA, no teachers: R&TC 17215.4, 17072
    ["US-NJ", 3000], // health insurance alone: N.J.S.A. 54A:3-5
    ["US-PA", 2000], // HSA alone: Schedule O
    ["US-MA", 5600], // no IRA, no plan of one's own: Schedule X
    ["US-MS", 11_000], // no student loans, no teachers: 27-7-18
    ["US-AR", 11_400], // no teachers: AR1000ADJ
    ["US-HI", 11_200], // no student loans from 65,000 on: HRS 235-2.4
  ] as const)("%s: %d", ([code, expected]) => {
    expect(taken(code)).toBe(expected);
  });

  test("Alabama: four of the six, and the federal tax that it deducts falls", () => {
    const { taxable_income: before = 0 } = of({ gross_income: 80_000 }, "US-AL");
    const adjusted = { gross_income: 80_000, adjustments: { educator: 200 } };
    const { taxable_income: after = 0 } = of(adjusted, "US-AL");
    // The federal tax is 44 less: 22 % of 200.
    expect(after - before).toBeCloseTo(44, 6);
    const hsa = { gross_income: 80_000, adjustments: { hsa: 2000 } };
    const { taxable_income: withHsa = 0 } = of(hsa, "US-AL");
    expect(before - withHsa).toBeCloseTo(2000 - 440, 6);
  });

  test("Hawaii keeps the income at which interest on student loans falls", () => {
    const request = { gross_income: 57_500, tax_year: 2025 };
    const loan = { ...request, adjustments: { student_loan_interest: 400 } };
    const { taxable_income: before = 0 } = of(request, "US-HI");
    expect(before - (of(loan, "US-HI").taxable_income ?? 0)).toBeCloseTo(200, 6);
  });

  test("each spouse bears half of the adjustments where a state taxes them apart", () => {
    const couple: Request = { filing_status: "married_joint", spouse_income: 50_000 };
    const request = { ...couple, gross_income: 100_000 };
    const loan = { ...request, adjustments: { student_loan_interest: 2000 } };
    const { tax_before_credits: apart = 0 } = of(loan, "US-KY");
    const { tax_before_credits: before = 0 } = of(request, "US-KY");
    expect(before - apart).toBeCloseTo(80, 6);
    // Delaware: 1,000 of 80,000 at 6.6 %, and 1,000 of 20,000 less half of the deduction at 4.8 %.
    const unequal = { ...request, spouse_income: 20_000 };
    const { tax_before_credits: inDelaware = 0 } = of(unequal, "US-DE");
    const adjusted = { ...unequal, adjustments: { student_loan_interest: 2000 } };
    const { tax_before_credits: less = 0 } = of(adjusted, "US-DE");
    expect(inDelaware - less).toBeCloseTo(66 + 48, 6);
  });
});
