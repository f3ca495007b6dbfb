import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  isZero,
  multiply,
  smaller,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext, FilingStatus } from "../../../engine/jurisdiction.ts";
import type { Trace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { both, type FederalIncome, type OfEach } from "./income.ts";

/** The taxes on earnings that a return asks for. */
export interface PayrollTaxes {
  /** The self-employment tax of each spouse. */
  readonly ofEach: OfEach;
  readonly selfEmploymentTax: Exact;
  readonly additionalMedicareTax: Exact;
}

/** 26 U.S.C. 1401, for each spouse alone, and the additional Medicare tax of both together. */
export function payrollTaxes(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  { wages, profits, isWagesAlone }: FederalIncome,
): PayrollTaxes {
  if (isWagesAlone) {
    const additionalMedicareTax = additionalMedicareTaxOn(status, figures, both(wages), trace);
    return { ofEach: none, selfEmploymentTax: zero, additionalMedicareTax };
  }
  const [net, netOfSpouse] = [netEarnings(figures, profits[0]), netEarnings(figures, profits[1])];
  const ofEach = [
    selfEmploymentTaxOn(figures, wages[0], net),
    selfEmploymentTaxOn(figures, wages[1], netOfSpouse),
  ] as const;
  const selfEmploymentTax = both(ofEach);
  const earnings = add(net, netOfSpouse);
  if (isPositive(earnings)) {
    trace.line("self_employment_tax", selfEmploymentTax, "self_employment_share", earnings);
  }
  const all = add(both(wages), earnings);
  const additionalMedicareTax = additionalMedicareTaxOn(status, figures, all, trace);
  return { ofEach, selfEmploymentTax, additionalMedicareTax };
}

const none: OfEach = [zero, zero];

/** 26 U.S.C. 3101(b)(2) and 1401(b)(2). */
function additionalMedicareTaxOn(
  status: FilingStatus,
  figures: UsFigures,
  earnings: Exact,
  trace: Trace,
): Exact {
  const over = excess(earnings, exact(figures.additional_medicare_threshold[status]));
  if (isZero(over)) return zero;
  const tax = multiply(over, exact(figures.additional_medicare_rate));
  trace.line("additional_medicare_tax", tax, "additional_medicare_rate", over);
  return tax;
}

/** The part of a profit that counts as earnings. Zero if it is below the minimum. */
function netEarnings(figures: UsFigures, profit: Exact): Exact {
  if (!isPositive(profit)) return zero;
  const earnings = multiply(profit, exact(figures.self_employment_share));
  return compare(earnings, exact(figures.self_employment_floor)) >= 0 ? earnings : zero;
}

function selfEmploymentTaxOn(figures: UsFigures, wages: Exact, net: Exact): Exact {
  if (isZero(net)) return zero;
  const room = excess(exact(figures.social_security_wage_base), wages);
  return add(
    multiply(smaller(net, room), exact(figures.self_employment_social_security_rate)),
    multiply(net, exact(figures.self_employment_medicare_rate)),
  );
}

/**
 * What limits the refund of the child credit with three or more children: the contributions of
 * employees, and half of the self-employment tax.
 */
export function socialSecurityTaxes(
  figures: UsFigures,
  {
    income: { wages },
    payroll,
  }: { readonly income: FederalIncome; readonly payroll: PayrollTaxes },
): Exact {
  const ofEmployees = wages.map((earned) => employeeContributions(figures, earned));
  return add(multiply(payroll.selfEmploymentTax, half), sum(ofEmployees));
}

/**
 * An employee's contributions to Social Security and Medicare on wages, without the additional
 * Medicare tax.
 */
export function employeeContributions(figures: UsFigures, wages: Exact): Exact {
  const capped = smaller(wages, exact(figures.social_security_wage_base));
  return add(
    multiply(capped, exact(figures.employee_social_security_rate)),
    multiply(wages, exact(figures.employee_medicare_rate)),
  );
}
