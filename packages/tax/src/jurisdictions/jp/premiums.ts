import {
  add,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  multiply,
  roundTo,
  subtract,
} from "../../engine/amounts.ts";
import { toUnitHalfDown, unrounded } from "../../engine/contributions/rounding.ts";
import {
  type Base,
  levy,
  noShare,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { JpContributions } from "./contribution-figures.ts";

export type Premium =
  | "health"
  | "long_term_care"
  | "child_support"
  | "pension"
  | "child_allowance"
  | "employment"
  | "accident";

/** The bases of the premiums of one payment: standard amounts, and the pay itself. */
interface Bases {
  readonly health: Base;
  readonly pension: Base;
  readonly paid: Exact;
}

/** The bases of a month: the standard monthly remuneration of the grade that contains the pay. */
export function monthlyBases({ grades, pension_limits }: JpContributions, pay: Exact): Bases {
  const standard = lookupAtLeast(pay, grades);
  const [lower, upper] = [exact(pension_limits.lower), exact(pension_limits.upper)];
  return {
    health: {
      amount: standard,
      isCapped: compare(standard, exact(grades.at(-1)?.amount ?? 0)) === 0,
    },
    pension: { amount: clamp(standard, lower, upper), isCapped: compare(standard, upper) > 0 },
    paid: pay,
  };
}

/**
 * The bases of a bonus: rounded down to 1,000 yen, up to a limit for the fiscal year (health) and
 * for the month (pension).
 */
export function bonusBases({ bonus_limits }: JpContributions, bonus: Exact): Bases {
  const standard = roundTo(bonus, exact(1000), "floor");
  return {
    health: upTo(standard, bonus_limits.health),
    pension: upTo(standard, bonus_limits.pension),
    paid: bonus,
  };
}

/**
 * Each side pays half of a premium. The employee's half is rounded to the nearest yen, with 0.50
 * rounded down. The employer pays the rest.
 */
function halves(base: Base, rate: Exact): Share {
  const total = multiply(base.amount, rate);
  const employee = toUnitHalfDown(divide(total, exact(2)));
  return {
    employee,
    employer: subtract(total, employee),
    base: base.amount,
    isCapped: base.isCapped,
  };
}

/**
 * Health and care insurance are one premium that is rounded once. The share of care is the amount
 * by which it increases that premium.
 */
function careShare(base: Base, health: Share, healthRate: Exact, careRate: number): Share {
  const both = halves(base, add(healthRate, exact(careRate)));
  return {
    ...both,
    employee: subtract(both.employee, health.employee),
    employer: subtract(both.employer, health.employer),
  };
}

/**
 * The premiums of one payment. Care is due from 40 to 64. Pension ends at 70 and health at 75
 * (Employees' Pension Insurance Act, article 9; Act on Assurance of Medical Care for Elderly
 * People, article 50).
 */
export function premiums(
  figures: JpContributions,
  { health: base, pension, paid }: Bases,
  options: {
    readonly prefecture_rate: Exact | undefined;
    readonly accident_rate: Exact | undefined;
  },
  age: number | undefined,
): Readonly<Record<Premium, Share>> {
  const healthRate = options.prefecture_rate ?? exact(figures.health);
  const isHealthy = age === undefined || age < 75;
  const isPensioned = age === undefined || age < 70;
  const isCared = age !== undefined && age >= 40 && age < 65;
  const health = isHealthy ? halves(base, healthRate) : noShare;
  const { employee, employer } = figures.employment;
  const accident = options.accident_rate ?? figures.accident;
  return {
    health,
    long_term_care: isCared ? careShare(base, health, healthRate, figures.long_term_care) : noShare,
    child_support: isHealthy ? halves(base, exact(figures.child_support)) : noShare,
    pension: isPensioned ? halves(pension, exact(figures.pension)) : noShare,
    child_allowance: isPensioned
      ? levy(pension, { employer: figures.child_allowance }, unrounded)
      : noShare,
    employment: {
      ...levy(wholePay(paid), { employer }, unrounded),
      employee: toUnitHalfDown(multiply(paid, exact(employee))),
    },
    accident: levy(wholePay(paid), { employer: accident }, unrounded),
  };
}
