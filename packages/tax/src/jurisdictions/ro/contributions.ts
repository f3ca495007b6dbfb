import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toUnit } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { lateComponents } from "../../engine/define-jurisdiction.ts";
import { figuresOf } from "../../engine/figures.ts";
import type { Inputs } from "../../engine/jurisdiction.ts";
import { data, type RoContributions } from "./contribution-figures.ts";
import { ro } from "./rules.ts";

/**
 * The part of a month's pay on which tax and contributions are due. At the minimum wage, a part of
 * the pay is exempt.
 */
function taxed({ minimum_wage: rule }: RoContributions, pay: Exact): Exact {
  return compare(pay, exact(rule.amount)) === 0 ? subtract(pay, exact(rule.untaxed)) : pay;
}

function sharesOf(figures: RoContributions, pay: Exact) {
  const base = wholePay(taxed(figures, pay));
  return {
    cas: levy(base, { employee: figures.cas }, toUnit),
    cass: levy(base, { employee: figures.cass }, toUnit),
    cam: levy(base, { employer: figures.cam }, toUnit),
  };
}

function person({ each }: PersonContext<RoContributions>) {
  return each("month", ({ figures, pay }) => sharesOf(figures, pay));
}

/** Fiscal Code art. 77: the deduction of a month. Each part of it is rounded to the nearest leu. */
function personalDeduction(figures: RoContributions, pay: Exact, inputs: Inputs): Exact {
  const { personal_deduction: rule, minimum_wage } = figures;
  const wage = exact(minimum_wage.amount);
  const above = excess(pay, wage);
  if (compare(above, exact(rule.limit)) > 0) return zero;
  const steps = roundTo(divide(above, exact(rule.step)), one, "ceil");
  const full = rule.rates[Math.min(inputs.dependents, rule.rates.length - 1)] ?? 0;
  const rate = excess(exact(full), multiply(steps, exact(rule.step_rate)));
  const isYoung = inputs.age !== undefined && inputs.age < rule.young_below;
  const young = isYoung ? toUnit(multiply(wage, exact(rule.young_rate))) : zero;
  return add(toUnit(multiply(wage, rate)), young);
}

/**
 * The taxable amount of each month of the year (art. 78): the pay less contributions and
 * the deduction.
 */
function monthlyBases(
  { year, wages, inputs }: ReturnContext<RoContributions>,
  claimed: Exact,
): readonly Exact[] {
  const [gross = zero] = wages;
  const pay = divide(gross, exact(12));
  const other = divide(claimed, exact(12));
  return Array.from({ length: 12 }, (_, index) => {
    const from = `${year.label}-${String(index + 1).padStart(2, "0")}-01`;
    const { values } = figuresOf(data, { from });
    const { cas, cass } = sharesOf(values, pay);
    const deduction = personalDeduction(values, pay, inputs);
    return excess(taxed(values, pay), sum([cas.employee, cass.employee, deduction, other]));
  });
}

/** Romania: an employee in the main job, full time, under normal conditions of work. */
export const roPay: PayJurisdiction = definePay(
  ro,
  defineContributions({
    data,
    contributions: {
      cas: "Pension insurance (CAS)",
      cass: "Health insurance (CASS)",
      cam: "Work insurance contribution (CAM)",
    },
    inputs: ["age", "dependents", "dependent_ages"],
    person,
    // Article 78: the tax of each month is final, and is rounded to the leu. The rules of the
    // income tax have no personal deduction.
    incomeTax: (taxOn, inputs, _paid, context) => {
      const bases = monthlyBases(context, inputs.deductions);
      const taxes = bases.map((base) =>
        taxOn({ ...inputs, basis: "taxable_income", grossIncome: base, deductions: zero }),
      );
      const taxDue = sum(taxes.map((each) => each.taxDue));
      return {
        taxDue,
        components: lateComponents({ taxable_income: sum(bases), income_tax: taxDue }),
      };
    },
  }),
);
