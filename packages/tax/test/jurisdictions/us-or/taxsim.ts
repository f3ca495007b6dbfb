import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, scale } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

/** TAXSIM's standard deductions: single, joint, head of household. */
const standards: Readonly<Record<number, readonly [number, number, number]>> = {
  2021: [2345.2, 4690.4, 3775.2],
  2022: [2427.2, 4854.4, 3907.2],
  2023: [2605, 5209.95, 4193.38],
  2024: [2754.66, 5509.32, 4434.33],
};
const caps: Readonly<Record<number, number>> = { 2021: 7050, 2022: 7250, 2023: 7800, 2024: 8221 };

/**
 * TAXSIM's cap on the federal tax. It falls in a straight line between the middles of the
 * table's rows.
 */
function cap(c: Case): Fraction {
  const rows = c.isJoint || c.isHead ? 2 : 1;
  const left = Fraction.of(147_500 * rows)
    .above(c.agi)
    .over(25_000 * rows);
  return left.least(1).times(caps[c.year] ?? 0);
}

/** The tax with TAXSIM's amounts, before the exemption credit. `rebate` reduces the federal tax. */
function oregon(c: Case, rebate: Fraction | number = 0): Fraction {
  const standard = standards[c.year]?.[c.isJoint ? 1 : c.isHead ? 2 : 0] ?? 0;
  const federalTax = c.fed.due.above(rebate).least(cap(c));
  return scale(c, c.agi.above(federalTax.plus(standard)));
}

function withCredit(c: Case, tax: Fraction): Fraction {
  const isLost = c.agi.isOver(c.f.n("exemption_credit_limit"));
  return tax.minus(isLost ? 0 : c.people * c.f.n("exemption_credit"));
}

/** Subtracts the kicker of 2021: 17.341 % of the tax before credits. */
function withKicker(c: Case): Fraction {
  const tax = oregon(c, c.fed.familyCredit.plus(1400 * c.people));
  return withCredit(c, tax).minus(tax.times(0.17341));
}

const amounts =
  "ORS 316.695(1)(c), OR-40 line 17: the standard deductions as the Department rounds them";
const federal =
  "ORS 316.680 and 316.695(3), OR-40 line 10: the federal tax liability is capped by ranges of income";
const kicker =
  "ORS 291.349: the kicker refunds tax of 2020 as a payment; line 10: the federal tax before the refundable child credit";
const earned = "ORS 315.266: the earned income credit is refundable";
const url = "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2021.pdf";

export const departures: Departures = {
  kicker: {
    law: kicker,
    url,
    taxsim:
      "TAXSIM subtracts the kicker of 2021, 17.341 % of the tax, and takes the child credit off the deductible federal tax; its cap falls in a straight line.",
    tax: withKicker,
  },
  "kicker-and-earned-income-credit": {
    law: `${kicker}; ${earned}`,
    url,
    taxsim: "Besides, TAXSIM subtracts the refundable credit, 9 % of the federal one.",
    tax: (c) => withKicker(c).minus(c.fed.earnedIncomeCredit.times(0.09)),
  },
  "standard-deduction": {
    law: amounts,
    url,
    taxsim:
      "TAXSIM's standard deductions are 4,854.40 and 3,907.20 in 2022, 2,754.66, 5,509.32 and 4,434.33 in 2024; its cap of 2024 is 8,221.",
    tax: (c) => withCredit(c, oregon(c)),
  },
  "federal-tax-cap-slope": {
    law: federal,
    url,
    taxsim:
      "TAXSIM lets the cap fall in a straight line between the middles of the ranges, besides its own standard deductions.",
    tax: (c) => withCredit(c, oregon(c)),
  },
  "earned-income-credit": {
    law: earned,
    url,
    taxsim:
      "TAXSIM subtracts the refundable credit, 9 % of the federal one, besides its own standard deductions.",
    tax: (c) => withCredit(c, oregon(c)).minus(c.fed.earnedIncomeCredit.times(0.09)),
  },
};
