import { type Exact, exact, multiply, ratio, subtract } from "../../engine/amounts.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, levy, noShare, type Share, upTo } from "../../engine/contributions/shares.ts";
import type {
  EmploymentInsurance,
  PensionPlan,
  SecondPensionPlan,
} from "./contribution-figures.ts";

/** Whether contributions to a pension plan are due at this age. True if the age is not given. */
export function isContributor(
  { ages: [first, last] }: PensionPlan,
  age: number | undefined,
): boolean {
  return age === undefined || (age >= first && age <= last);
}

/** Both sides pay the same rate on the pay from the exemption to the ceiling of the year. */
export function pensionShare(
  { rate, lower, upper }: PensionPlan | SecondPensionPlan,
  pay: Exact,
  isDue: boolean,
): Share {
  return isDue
    ? levy(above(pay, lower, upper), { employee: rate, employer: rate }, toCent)
    : noShare;
}

/** The employer pays a multiple of the employee's premium (Employment Insurance Act, s 68). */
export function insuranceShare(
  { rate, upper, employer_factor }: EmploymentInsurance,
  pay: Exact,
): Share {
  const share = levy(upTo(pay, upper), { employee: rate }, toCent);
  return { ...share, employer: toCent(multiply(share.employee, exact(employer_factor))) };
}

/** The base part of a contribution, which earns a credit (ITA 118.7). */
export function basePart({ rate, base_rate }: PensionPlan, { employee }: Share): Exact {
  return toCent(multiply(employee, ratio(Math.round(base_rate * 1e5), Math.round(rate * 1e5))));
}

/** The first additional part of a contribution, which is deducted from income (ITA 60 e.1). */
export function additionalPart(plan: PensionPlan, share: Share): Exact {
  return subtract(share.employee, basePart(plan, share));
}
