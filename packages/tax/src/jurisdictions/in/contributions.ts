import {
  add,
  compare,
  type Exact,
  exact,
  multiply,
  ratio,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { amountOption, flagOption, rateOption } from "../../engine/contributions/options.ts";
import { toUnit, upToUnit } from "../../engine/contributions/rounding.ts";
import {
  type Base,
  fixed,
  levy,
  noShare,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type InContributions } from "./contribution-figures.ts";
import { india } from "./rules.ts";

const options = {
  pf_wage_share: rateOption(
    "Basic pay and dearness allowance as a part of gross pay: the wages of the provident fund.",
    0.5,
  ),
  pf_full_wage: flagOption(
    "Whether both sides pay to the provident fund on all of these wages, instead of only up to the statutory ceiling.",
    false,
  ),
  professional_tax: amountOption(
    "Professional tax of the state in the year, at most 2500 by the constitution.",
    0,
  ),
};

type Context = PersonContext<InContributions, typeof options>;

/**
 * Employees' Provident Funds Scheme 1952, paragraphs 2 (f), 26A and 29; Code on Social Security
 * 2020, s 2 (89). Each amount is rounded to the nearest rupee.
 */
function person({ each, options: { pf_wage_share, pf_full_wage, professional_tax } }: Context) {
  const months = each("month", ({ figures, pay }) => {
    const { wage_ceilings, epf_employee, epf_employer, edli, epf_admin, esi } = figures;
    const wages = multiply(pay, pf_wage_share);
    const capped = upToCeilings(wages, wage_ceilings);
    const fund = pf_full_wage ? wholePay(wages) : capped;
    const isInsured = compare(pay, exact(esi.eligible_up_to)) <= 0;
    return {
      epf_employee: levy(fund, epf_employee, toUnit),
      epf_employer: levy(fund, epf_employer, toUnit),
      edli: levy(capped, edli, toUnit),
      epf_admin: levy(fund, epf_admin, toUnit),
      // Employees' State Insurance Act 1948, s 2 (9) and 39: on all wages, rounded up to a rupee.
      esi: isInsured ? levy(wholePay(pay), esi, upToUnit) : noShare,
    };
  });
  return { ...months, professional_tax: fixed({ employee: professional_tax }) };
}

/**
 * The wages up to the ceiling. If the ceiling changes within the month, the days before and after
 * are calculated apart.
 */
function upToCeilings(wages: Exact, ceilings: InContributions["wage_ceilings"]): Base {
  const month = ceilings.reduce((total, { days }) => total + days, 0);
  const parts = ceilings.map(({ days, amount }) => {
    const { amount: counted, isCapped } = upTo(wages, amount);
    return { counted: multiply(counted, ratio(days, month)), isCapped };
  });
  return {
    amount: sum(parts.map(({ counted }) => counted)),
    isCapped: parts.some(({ isCapped }) => isCapped),
  };
}

/** The limit of section 80C in the old regime. */
const limit80C = exact(150_000);

function oldRegime(fund: Exact, professionalTax: Exact): Exact {
  return add(smaller(fund, limit80C), professionalTax);
}

/**
 * India: an employee of an establishment under the provident fund. Half of the pay counts as wages
 * for the fund.
 */
export const indiaPay: PayJurisdiction = definePay(
  india,
  defineContributions({
    data,
    contributions: {
      epf_employee: "Employees' Provident Fund, employee",
      epf_employer: "Employees' Provident Fund and Pension Scheme, employer",
      edli: "Employees' Deposit Linked Insurance",
      epf_admin: "Administration charge of the provident fund",
      esi: "Employees' State Insurance",
      professional_tax: "Professional tax of the state",
    },
    options,
    inputs: ["regime"],
    person,
    // Above the monthly limit, state insurance is no longer due, which saves 158 a month.
    jumps: [
      {
        by: 1896,
        when: (_tax, { wages, figures }) =>
          compare(sum(wages), exact(figures.esi.eligible_up_to * 12)) > 0,
      },
    ],
    // Old regime: section 80C up to 150,000, and section 16 (iii). The new regime (115BAC) has
    // neither deduction.
    deductible: (paid, { inputs }) =>
      inputs.regime === "old"
        ? oldRegime(paid.epf_employee.employee, paid.professional_tax.employee)
        : zero,
  }),
);
