import type { Amounts, Household, Kind } from "../random-households.ts";

/** A kind of income with which the tax of a place falls, by its law. */
interface NamedFall {
  readonly places: readonly string[];
  readonly kinds: readonly Kind[];
  readonly until?: number;
  readonly law: string;
}

const namedFalls: readonly NamedFall[] = [
  {
    places: ["US-AL"],
    kinds: ["social_security", "unemployment", "pensions"],
    law: "Code of Alabama 40-18-15(a)(3): deducts the federal tax, also on what Alabama exempts",
  },
  {
    places: ["US-IA"],
    kinds: ["social_security", "pensions"],
    until: 2022,
    law: "Iowa Code 422.9(1)(b): deducts the federal tax, also on what Iowa exempts",
  },
  {
    places: ["US-LA"],
    kinds: ["social_security", "pensions"],
    until: 2021,
    law: "La. R.S. 47:293(4): deducts the federal tax, also on what Louisiana exempts",
  },
  {
    places: ["US-MO"],
    kinds: ["social_security", "pensions", "long_term_capital_gains", "short_term_capital_gains"],
    law: "RSMo 143.171: deducts a share of the federal tax, also on what Missouri exempts",
  },
  {
    places: ["US-DE"],
    kinds: ["social_security", "pensions", "unemployment"],
    law: "Form PIT-RSA: spouses divide deductions by incomes with what Delaware exempts",
  },
  {
    places: ["US-OR"],
    kinds: ["social_security"],
    law: "ORS 316.680, 316.695: deducts the federal tax, also on benefits, which Oregon exempts",
  },
  {
    places: ["US-MT"],
    kinds: ["long_term_capital_gains"],
    law: "15-30-2301, 15-30-2103 MCA: a credit of 2 % of gains to 2023, then lower rates",
  },
  {
    places: ["US-MT"],
    kinds: ["interest", "unemployment"],
    until: 2023,
    law: "15-30-2131(1)(b) MCA: deducts the federal tax, also on income that Montana exempts",
  },
  {
    places: ["US-CO", "US-IA"],
    kinds: ["social_security", "pensions"],
    law: "26 U.S.C. 199A(a)(2): the federal deduction grows with income that the state exempts",
  },
  {
    places: ["US-ID", "US-ND"],
    kinds: ["social_security"],
    law: "26 U.S.C. 199A(a)(2): the federal deduction grows with income that the state exempts",
  },
  {
    places: ["US-VT"],
    kinds: ["social_security"],
    law: "32 V.S.A. 5811(21)(B): the exclusion of gains is limited to 40 % of federal taxable income",
  },
  {
    places: ["US-OH"],
    kinds: ["self_employment_income"],
    law: "R.C. 5747.01(A)(28): deducts the whole profit, of which half of the tax is deducted too",
  },
];

type Components = Readonly<Record<string, number>>;

interface Rise {
  readonly code: string;
  readonly kind: Kind;
  readonly rest: Household;
  readonly before: { readonly components: Components };
  readonly after: { readonly components: Components };
}

/** Credits within the tax that grow with some kinds of income. */
const growingCredits: Readonly<Record<string, readonly string[]>> = {
  // HRS 235-55.75.
  "US-HI": ["earned_income_credit"],
  // K-40, lines 16 to 19: it takes what the earned income credit leaves.
  "US-KS": ["food_credit"],
  // Md. Tax-General 10-709: a share of earned income.
  "US-MD": ["poverty_credit"],
  // N.D.C.C. 57-38-01.28: what a couple loses by its joint return.
  "US-ND": ["marriage_credit"],
  // R.C. 5747.71, 5747.05(E) and 5747.055: the second and third by both incomes and by pensions.
  "US-OH": ["earned_income_credit", "joint_filing_credit", "retirement_credit"],
  // 68 O.S. 2357.43 and 2357: the second is a share of the federal child credit within the tax.
  "US-OK": ["earned_income_credit", "child_credit"],
  // ORS 316.157: 9 % of pensions.
  "US-OR": ["retirement_credit"],
  // S.C. Code 12-6-3632.
  "US-SC": ["earned_income_credit"],
  // Utah Code 59-10-1044.
  "US-UT": ["earned_income_credit"],
};

/** Whether the law names a fall of the tax. */
export function isNamed({ code, kind, rest, before, after }: Rise): boolean {
  const year = Number(rest.tax_year);
  const isInTable = namedFalls.some(
    ({ places, kinds, until = year }) =>
      places.includes(code) && kinds.includes(kind) && year <= until,
  );
  const grows = growingCredits[code]?.some(
    (name) => (after.components[name] ?? 0) > (before.components[name] ?? 0),
  );
  return isInTable || grows === true || choosesCredit(code, before) || choosesCredit(code, after);
}

/**
 * 30 Del. C. 1117, Va. Code 58.1-339.8(B) and (D): a credit within the tax, or one that is paid
 * out, or the reliefs for age instead.
 */
function choosesCredit(code: string, { components }: Rise["before"]): boolean {
  const { earned_income_credit, tax_before_earned_credit } = components;
  return (
    (code === "US-DE" && earned_income_credit !== undefined) ||
    (code === "US-VA" && tax_before_earned_credit !== undefined)
  );
}

/** The amounts that a place pays out. */
export function paidOutOf(code: string): readonly string[] {
  if (code === "US-NY-new_york_city") return ["school_tax_credit", "city_earned_income_credit"];
  return ["refundable_credits"];
}

const deductFederalTax = ["US-AL", "US-IA", "US-LA", "US-MO", "US-MT", "US-OR"];
const taxSpousesApart = ["US-AR", "US-IA", "US-MO", "US-MT"];

/** The household without what lets the tax of a place fall with every kind of income. */
export function withoutFalls(
  code: string,
  { rest, amounts }: { rest: Household; amounts: Amounts },
): { rest: Household; amounts: Amounts } {
  const { spouse_income: _ofSpouse, ...together } = rest;
  return {
    amounts,
    rest: {
      ...(taxSpousesApart.includes(code) ? together : rest),
      // 26 U.S.C. 24(b): the federal child credit falls in steps of 50. Yonkers taxes what is left
      // of the state's tax after the child credit, which grows with the federal one.
      ...([...deductFederalTax, "US-NY-yonkers"].includes(code) ? { dependent_ages: [] } : {}),
      // 26 U.S.C. 224(b)(2), 225(b)(2): the deductions fall in steps of 100 and more.
      ...(deductFederalTax.includes(code) ? { tips: 0, overtime: 0, car_loan_interest: 0 } : {}),
    },
  };
}
