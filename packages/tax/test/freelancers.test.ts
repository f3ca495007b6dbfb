import { describe, expect, test } from "vitest";
import { calculatePay, calculateTax, planEstimatedTax, type TaxRequest } from "../src/index.ts";

/**
 * A line of a form: its name, its exact amount (a return may be filed without rounding to dollars),
 * and the component of the answer that holds it, if there is one.
 */
type Line = readonly [line: string, amount: number, component?: string];

interface Freelancer {
  readonly name: string;
  readonly request: TaxRequest;
  readonly forms: Readonly<Record<string, readonly Line[]>>;
  /** What each level asks for, in the order of the levels. */
  readonly taxDue: readonly number[];
  readonly quarterly: readonly number[];
  /** 90 % of the tax of each level, with a fraction of a cent rounded up, in the four payments. */
  readonly estimated: readonly number[];
  /** What an employee pays on the wages in the income. */
  readonly contributions: number;
}

/** Four returns of 2025, each line worked by hand from the printed forms and rate schedules. */
const freelancers: readonly Freelancer[] = [
  {
    name: "Texas, single, 95,000 of profit",
    request: {
      jurisdiction: "US-TX",
      filing_status: "single",
      gross_income: 95_000,
      self_employment_income: 95_000,
      tax_year: 2025,
    },
    forms: {
      US: [
        ["Schedule C, line 31", 95_000],
        ["Schedule SE, line 4a: 92.35 % of the profit", 87_732.5],
        ["Schedule SE, line 10: 12.4 %, up to 176,100", 10_878.83],
        ["Schedule SE, line 11: 2.9 %", 2544.2425],
        ["Schedule SE, line 12", 13_423.0725, "self_employment_tax"],
        ["Schedule SE, line 13: half of it", 6711.53625],
        ["Form 1040, line 11", 88_288.46375, "adjusted_gross_income"],
        ["Form 1040, line 12: the standard deduction", 15_750],
        ["Form 8995, line 5: 20 % of line 11", 17_657.69275],
        ["Form 8995, line 11: income before this deduction", 72_538.46375],
        ["Form 8995, line 14: 20 % of that income, the smaller one", 14_507.69275],
        ["Form 1040, line 15", 58_030.771, "taxable_income"],
        ["Form 1040, line 16: 5,578.50 + 22 % of the excess over 48,475", 7680.76962],
        ["Form 1040, line 22", 7680.76962, "tax_after_credits"],
        ["Form 1040, line 23", 13_423.0725, "self_employment_tax"],
      ],
      "US-TX": [],
    },
    taxDue: [21_103.84, 0],
    quarterly: [5275.96, 5275.96, 5275.96, 5275.96],
    estimated: [4748.37, 4748.37, 4748.36, 4748.36],
    contributions: 0,
  },
  {
    name: "California, single, 250,000 of a specified service",
    request: {
      jurisdiction: "US-CA",
      filing_status: "single",
      gross_income: 250_000,
      self_employment_income: 250_000,
      business: { specified_service: true },
      tax_year: 2025,
    },
    forms: {
      US: [
        ["Schedule SE, line 4a", 230_875],
        ["Schedule SE, line 10: 12.4 % of 176,100", 21_836.4],
        ["Schedule SE, line 11", 6695.375],
        ["Schedule SE, line 12", 28_531.775, "self_employment_tax"],
        ["Schedule SE, line 13", 14_265.8875],
        [
          "Form 8959, line 13: 0.9 % of the excess over 200,000",
          277.875,
          "additional_medicare_tax",
        ],
        ["Form 1040, line 11", 235_734.1125, "adjusted_gross_income"],
        ["Form 8995-A, line 33: income before this deduction", 219_984.1125],
        ["Schedule A of 8995-A: 22,684.1125 over 197,300, in 50,000", 0.45368225],
        ["Schedule A of 8995-A: 54.631775 % of the profit counts", 128_785.729939],
        ["Form 8995-A, line 3: 20 % of it", 25_757.145988],
        ["Form 8995-A, line 25: no wages, so 45.368225 % is lost", 11_685.559945],
        ["Form 8995-A, line 26", 14_071.586043],
        ["Form 1040, line 15", 205_912.526457, "taxable_income"],
        ["Form 1040, line 16: 40,199 + 32 % over 197,300", 42_955.008466, "tax_after_credits"],
      ],
      "US-CA": [
        [
          "Form 540, line 17: half of the tax is deducted too",
          235_734.1125,
          "adjusted_gross_income",
        ],
        ["Form 540, line 18: the standard deduction", 5706],
        ["Form 540, line 19: no deduction of 199A", 230_028.1125, "taxable_income"],
        ["Form 540, line 31: 3,201.97 + 9.3 % over 72,724", 17_831.252463, "tax_before_credits"],
        ["Form 540, line 32: whole up to 252,203 of income", 153, "credits"],
        ["Form 540, line 48", 17_678.252463, "tax_after_credits"],
      ],
    },
    taxDue: [71_764.66, 17_678.25],
    // The state asks for 30, 40, 0 and 30 %.
    quarterly: [23_244.65, 25_012.47, 17_941.16, 23_244.63],
    estimated: [20_920.18, 22_511.23, 16_147.05, 20_920.17],
    contributions: 0,
  },
  {
    name: "New York City, 140,000 of profit and a spouse with wages of 60,000",
    request: {
      jurisdiction: "US-NY-new_york_city",
      filing_status: "married_joint",
      gross_income: 200_000,
      self_employment_income: 140_000,
      spouse_income: 60_000,
      tax_year: 2025,
    },
    forms: {
      US: [
        ["Form 1040, line 1z", 60_000],
        ["Schedule SE, line 4a", 129_290],
        ["Schedule SE, line 10: the wages are the spouse's", 16_031.96],
        ["Schedule SE, line 11", 3749.41],
        ["Schedule SE, line 12", 19_781.37, "self_employment_tax"],
        ["Schedule SE, line 13", 9890.685],
        ["Form 8959, line 13: 189,290 is under 250,000", 0, "additional_medicare_tax"],
        ["Form 1040, line 11", 190_109.315, "adjusted_gross_income"],
        ["Form 8995, line 11", 158_609.315],
        ["Form 8995, line 15: 20 % of 130,109.315", 26_021.863],
        ["Form 1040, line 15", 132_587.452, "taxable_income"],
        ["Form 1040, line 16: 11,157 + 22 % over 96,950", 18_997.23944, "tax_after_credits"],
      ],
      "US-NY": [
        ["Form IT-201, line 33", 190_109.315, "adjusted_gross_income"],
        ["Form IT-201, line 34: the standard deduction", 16_050],
        ["Form IT-201, line 38", 174_059.315, "taxable_income"],
        ["Tax computation worksheet 2: 8,552.75 + 6 % over 161,550", 9303.3089],
        ["Worksheet 2: the recapture base", 333],
        ["Worksheet 2: 28,559.315 in 50,000, to four decimals", 0.5712],
        ["Worksheet 2: that share of the incremental benefit of 807", 460.9584],
        ["Worksheet 2: the base and the share", 793.9584, "supplemental_tax"],
        ["Form IT-201, line 39", 10_097.2673, "tax_before_credits"],
        ["Form IT-201, line 46", 10_097.2673, "tax_after_credits"],
      ],
      "US-NY-new_york_city": [
        ["Form IT-201, line 47", 174_059.315, "taxable_income"],
        ["Form IT-201, line 47a: 3.876 % over 90,000", 6521.845049, "tax_before_credits"],
        ["Form IT-201, line 54", 6521.845049, "tax_after_credits"],
        ["Form IT-201, line 69: 125 for a joint return", 125],
        ["Form IT-201, line 69a: 37 + 0.228 % over 21,600", 384.607238],
        ["Form IT-201, lines 69 and 69a", 509.607238, "school_tax_credit"],
      ],
    },
    taxDue: [38_778.61, 10_097.27, 6012.24],
    quarterly: [13_722.04, 13_722.03, 13_722.03, 13_722.02],
    estimated: [12_349.84, 12_349.84, 12_349.83, 12_349.81],
    // 7.65 % of 60,000, 0.388 % for family leave, and 0.60 a week for disability.
    contributions: 4854,
  },
  {
    name: "Portland, head of household, 60,000 of profit and children of 2 and 9",
    request: {
      jurisdiction: "US-OR-portland",
      filing_status: "head_of_household",
      gross_income: 60_000,
      self_employment_income: 60_000,
      dependent_ages: [2, 9],
      tax_year: 2025,
    },
    forms: {
      US: [
        ["Schedule SE, line 4a", 55_410],
        ["Schedule SE, line 10", 6870.84],
        ["Schedule SE, line 11", 1606.89],
        ["Schedule SE, line 12", 8477.73, "self_employment_tax"],
        ["Schedule SE, line 13", 4238.865],
        ["Form 1040, line 11", 55_761.135, "adjusted_gross_income"],
        ["Form 1040, line 12", 23_625],
        ["Form 8995, line 11", 32_136.135],
        ["Form 8995, line 14: less than 11,152.227", 6427.227],
        ["Form 1040, line 15", 25_708.908, "taxable_income"],
        ["Form 1040, line 16: 1,700 + 12 % over 17,000", 2745.06896, "tax_before_credits"],
        ["Schedule 8812, line 12: 2,200 for each child", 4400],
        ["Form 1040, line 19", 2745.06896, "credits"],
        ["Form 1040, line 22", 0, "tax_after_credits"],
        ["Form 1040, line 24", 8477.73],
        ["Form 1040, line 27: 7,152 - 21.06 % over 23,350", 326.214969, "earned_income_credit"],
        ["Form 1040, line 28: under 3,400 and 15 % over 2,500", 1654.93104],
        ["Form 1040, line 32", 1981.146009, "refundable_credits"],
      ],
      "US-OR": [
        ["Form OR-40, line 7", 55_761.135, "adjusted_gross_income"],
        ["Form OR-40, line 10: the federal tax after credits is 0", 0],
        ["Form OR-40, line 17", 4560],
        ["Form OR-40, line 19", 51_201.135, "taxable_income"],
        ["Form OR-40, line 20: 1,322.50 + 8.75 % over 22,200", 3860.099312, "tax_before_credits"],
        ["Form OR-40, line 25: three exemptions of 256", 768, "exemption_credit"],
        ["Form OR-40, line 31", 3092.099312, "tax_after_credits"],
        [
          "Form OR-40: 12 % of the federal credit, a child is under 3",
          39.145796,
          "earned_income_credit",
        ],
        ["Oregon kids credit: nothing from 31,550 of income", 0, "kids_credit"],
      ],
      "US-OR-portland": [
        ["Form MET-40: nothing up to 200,000 of taxable income", 0],
        ["Form MC-40: nothing up to 200,000 of taxable income", 0, "local_tax"],
      ],
    },
    taxDue: [6496.58, 3052.95, 0],
    quarterly: [2387.39, 2387.39, 2387.38, 2387.37],
    estimated: [2148.66, 2148.65, 2148.64, 2148.64],
    contributions: 0,
  },
];

describe.each(freelancers)("$name", (freelancer) => {
  const { request, forms, taxDue, quarterly, estimated, contributions } = freelancer;
  const answer = calculateTax(request);

  test("each level has the lines of its form", () => {
    expect(answer.levels.map(({ jurisdiction }) => jurisdiction)).toEqual(Object.keys(forms));
    for (const { jurisdiction, components } of answer.levels) {
      for (const [line, amount, component] of forms[jurisdiction] ?? []) {
        if (component === undefined) continue;
        expect([line, components[component]]).toEqual([line, toCents(amount)]);
      }
    }
  });

  test("the tax of each level, and four payments of the whole", () => {
    expect(answer.levels.map(({ tax_due }) => tax_due)).toEqual(taxDue);
    expect(answer.quarterly.map(({ payment }) => payment)).toEqual(quarterly);
    expect(answer.tax_due).toBe(total(taxDue));
    expect(answer.tax_due).toBe(total(quarterly));
  });

  test("estimated tax is planned from the same tax", () => {
    const plan = planEstimatedTax(request);
    expect(plan.total_tax).toBe(answer.tax_due);
    expect(plan.payments.map(({ payment }) => payment)).toEqual(estimated);
    expect(plan.required_annual_payment).toBe(total(estimated));
  });

  test("pay leaves what the return and the contributions leave", () => {
    const { income_tax, local_tax = 0, employee_contributions, net_income } = calculatePay(request);
    expect(total([income_tax, local_tax])).toBe(answer.tax_due);
    expect(employee_contributions).toBe(contributions);
    expect(net_income).toBe(total([request.gross_income, -answer.tax_due, -contributions]));
  });
});

test("the freelancer in Texas pays last year's tax if that is less", () => {
  const [{ request } = {}] = freelancers;
  if (request === undefined) throw new Error("no freelancer");
  const plan = planEstimatedTax({ ...request, prior_year_tax: 18_000, prior_year_income: 88_000 });
  expect(plan.payments.map(({ payment }) => payment)).toEqual([4500, 4500, 4500, 4500]);
});

/** Half a cent is rounded up. The addend covers what binary fractions lose. */
function toCents(amount: number): number {
  return Math.round(amount * 100 + 1e-7) / 100;
}

function total(amounts: readonly number[]): number {
  return toCents(amounts.reduce((sum, amount) => sum + amount, 0));
}
