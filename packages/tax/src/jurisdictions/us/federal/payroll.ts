import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  isZero,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext, FilingStatus } from "../../../engine/jurisdiction.ts";
import type { Trace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";

/** Taxes on earnings. They are reported as components and are not part of the income tax. */
export interface PayrollTaxes {
  readonly selfEmploymentTax: Exact;
  readonly additionalMedicareTax: Exact;
}

export function payrollTaxes(
  figures: UsFigures,
  status: FilingStatus,
  wages: Exact,
  profit: Exact,
  trace: Trace,
): PayrollTaxes {
  const net = netEarnings(figures, profit);
  const selfEmploymentTax = isZero(net) ? zero : selfEmploymentTaxOn(figures, wages, net);
  if (isPositive(net)) {
    trace.line("self_employment_tax", selfEmploymentTax, "self_employment_share", net);
  }
  const threshold = exact(figures.additional_medicare_threshold[status]);
  const over = excess(add(wages, net), threshold);
  if (isZero(over)) return { selfEmploymentTax, additionalMedicareTax: zero };
  const additionalMedicareTax = multiply(over, exact(figures.additional_medicare_rate));
  trace.line("additional_medicare_tax", additionalMedicareTax, "additional_medicare_rate", over);
  return { selfEmploymentTax, additionalMedicareTax };
}

/** The part of a profit that counts as earnings. Zero if it is below the minimum. */
function netEarnings(figures: UsFigures, profit: Exact): Exact {
  if (isZero(profit)) return zero;
  const earnings = multiply(profit, exact(figures.self_employment_share));
  return compare(earnings, exact(figures.self_employment_floor)) >= 0 ? earnings : zero;
}

function selfEmploymentTaxOn(figures: UsFigures, wages: Exact, net: Exact): Exact {
  const room = excess(exact(figures.social_security_wage_base), wages);
  return add(
    multiply(smaller(net, room), exact(figures.self_employment_social_security_rate)),
    multiply(net, exact(figures.self_employment_medicare_rate)),
  );
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

/**
 * The wages of the taxpayer and, on a joint return, of the spouse: income that is neither profit
 * nor investment income.
 */
export function wagesOfEarners({ inputs, status }: CalculationContext): readonly [Exact, Exact] {
  const other = sum([inputs.longTermCapitalGains, inputs.dividends, inputs.selfEmploymentIncome]);
  const wages = excess(inputs.grossIncome, other);
  const spouse = status === "married_joint" ? (inputs.spouseIncome ?? zero) : zero;
  const ofSpouse = smaller(spouse, wages);
  return [subtract(wages, ofSpouse), ofSpouse];
}
