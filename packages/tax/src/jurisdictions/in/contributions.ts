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
import {
  add,
  compare,
  type Exact,
  exact,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/numbers/exact.ts";
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

/** Employees' Provident Funds Scheme 1952, paragraphs 2 (f), 26A and 29. Each amount is rounded to the nearest rupee. */
function person({ each, options: { pf_wage_share, pf_full_wage, professional_tax } }: Context) {
  const months = each("month", ({ figures, pay }) => {
    const { epf_employee, epf_employer, edli, epf_admin, esi } = figures;
    const wages = multiply(pay, pf_wage_share);
    const fund = (ceiling: number): Base => (pf_full_wage ? wholePay(wages) : upTo(wages, ceiling));
    const isInsured = compare(pay, exact(esi.eligible_up_to)) <= 0;
    return {
      epf_employee: levy(fund(epf_employee.upper), epf_employee, toUnit),
      epf_employer: levy(fund(epf_employer.upper), epf_employer, toUnit),
      edli: levy(upTo(wages, edli.upper), edli, toUnit),
      epf_admin: levy(fund(epf_admin.upper), epf_admin, toUnit),
      // Employees' State Insurance Act 1948, s 2 (9) and 39: on all wages, rounded up to a rupee.
      esi: isInsured ? levy(wholePay(pay), esi, upToUnit) : noShare,
    };
  });
  return { ...months, professional_tax: fixed({ employee: professional_tax }) };
}

/** The limit of section 80C in the old regime. */
const limit80C = exact(150_000);

function oldRegime(fund: Exact, professionalTax: Exact): Exact {
  return add(smaller(fund, limit80C), professionalTax);
}

/** India: an employee of an establishment under the provident fund. Half of the pay counts as wages for the fund. */
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
    // Old regime: section 80C up to 150,000, and section 16 (iii). The new regime (115BAC) has neither deduction.
    deductible: (paid, { inputs }) =>
      inputs.regime === "old"
        ? oldRegime(paid.epf_employee.employee, paid.professional_tax.employee)
        : zero,
  }),
);
