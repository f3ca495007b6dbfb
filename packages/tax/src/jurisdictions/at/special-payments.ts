import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { TaxOn } from "../../engine/contributions/define-contributions.ts";
import { employeeTotal } from "../../engine/contributions/shares.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import { figuresOf } from "../../engine/figures.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Calculation, Inputs } from "../../engine/jurisdiction.ts";
import { data as contributionData } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { type AtPaid, type AtReturn, insured } from "./insured.ts";

/** The 13th and the 14th salary: their amount before and after contributions. */
function specialPayments(context: AtReturn): { readonly gross: Exact; readonly net: Exact } {
  const { wages, salaries, figures } = context;
  const count = exact(salaries - 12);
  const salary = divide(wages[0] ?? zero, exact(salaries));
  const paid = employeeTotal(insured(figures, salary, true, context));
  return { gross: multiply(salary, count), net: multiply(subtract(salary, paid), count) };
}

/**
 * EStG s 67 (1): no tax if a sixth of the regular pay is within the exempt amount, otherwise flat
 * rates above the free amount.
 */
function flatTax(sixth: Exact, net: Exact, { figures, options, trace, year }: AtReturn): Exact {
  const rule = figures.special_payments_tax;
  trace.enter(contributionData, year);
  if (compare(sixth, exact(rule.exempt_to)) <= 0) return zero;
  const base = smaller(excess(net, exact(rule.free)), exact(rule.rest_over));
  const flat = progressiveTax(base, rule.brackets, trace, "special_payments_tax");
  if (!options.assessment || compare(sixth, exact(rule.assessed_to)) > 0) return flat;
  const most = multiply(excess(net, exact(rule.exempt_to)), exact(rule.assessed_rate));
  return smaller(flat, most);
}

/**
 * EStG s 33 (5) no. 3: the supplement to the transport credit, which falls in a straight line
 * to zero.
 */
function supplement(taxable: Exact, { figures: { assessment } }: AtReturn): Exact {
  const { credit, full_to, zero_from } = assessment;
  const slope = divide(exact(credit), exact(zero_from - full_to));
  return slopeDown(exact(credit), taxable, exact(full_to), slope);
}

/**
 * The tariff on the regular pay, and the flat rates on the 13th and the 14th salary. The part above
 * their last band is taxed as regular pay.
 */
export function taxWithSpecialPayments(
  taxOn: TaxOn,
  inputs: Inputs,
  _paid: AtPaid,
  context: AtReturn,
): Calculation {
  const { options, figures, assume } = context;
  const { gross, net } = specialPayments(context);
  const special = flatTax(gross, net, context);
  const { free, rest_over } = figures.special_payments_tax;
  const rest = excess(net, exact(free + rest_over));
  const regular = taxOn({
    ...inputs,
    grossIncome: add(subtract(inputs.grossIncome, gross), rest),
    deductions: subtract(inputs.deductions, subtract(gross, net)),
  });
  if (!options.assessment) {
    assume("Austria: what only the assessment gives to small incomes is not included.");
  }
  const { taxable_income: taxable = zero } = amountsOf(regular);
  const more = options.assessment ? supplement(taxable, context) : zero;
  const tax = add(excess(regular.taxDue, more), special);
  return {
    ...regular,
    taxDue: tax,
    components: (show) => {
      return { ...regular.components(show), special_payments_tax: show(special) };
    },
  };
}

/**
 * EStG s 33 (8) no. 2: if the credits exceed the tax, the assessment refunds a part of the
 * contributions. The limit is higher for people who get the supplement.
 */
export function assessedRefund(tax: Calculation, paid: AtPaid, context: AtReturn): Exact {
  if (!context.options.assessment) return zero;
  const { refund_rate, refund, refund_bonus } = context.figures.assessment;
  const { taxable_income: taxable = zero, tax_before_credits: before = zero } = amountsOf(tax);
  const more = supplement(taxable, context);
  const { commuter_credit } = figuresOf(taxData, context.year).values;
  const negative = excess(add(exact(commuter_credit), more), before);
  const part = multiply(insuredTotal(paid), exact(refund_rate));
  const limit = exact(isPositive(more) ? refund + refund_bonus : refund);
  return smaller(negative, smaller(part, limit));
}

/** The sum of the employee's contributions to all branches. */
export function insuredTotal({ kv, pv, alv, ak, wf }: AtPaid): Exact {
  return sum([kv, pv, alv, ak, wf].map(({ employee }) => employee));
}
