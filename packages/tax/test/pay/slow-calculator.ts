import type { Value } from "../countries/oracle/rational.ts";
import { less, min, nothing, type Rational, r } from "../countries/oracle/rational.ts";

export * from "../countries/oracle/rational.ts";

// A slow calculator for each kind of contribution: one period after the other, in fractions of
// bigints, without the code of the engine. A country's oracle uses these functions and its own
// figures, looked up by date.

/** One employee: the parts of a request that a slow calculator reads. */
export interface Employee {
  readonly gross: Rational;
  readonly salaries: number;
  readonly age: number | undefined;
  readonly dependents: number;
  readonly status: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The first day of each month of the tax year. */
  readonly months: readonly string[];
  /** The figures in force on a day. */
  // biome-ignore lint/suspicious/noExplicitAny: the figures of every country have other names
  readonly on: (day: string) => any;
}

/** The shares of employee and employer, by contribution. */
export type Amounts = Record<string, readonly [employee: Value, employer: Value]>;

/** The slow calculator of one country, and requests that reach its other branches. */
export interface Oracle {
  readonly pays: (employee: Employee) => Amounts;
  /** The amount that is deducted from the income of one earner; nothing by default. */
  readonly deductible?: (paid: Amounts, employee: Employee) => Value;
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
  /** Incomes near limits that apply neither to a week nor to a month nor to a year. */
  readonly incomes?: readonly number[];
}

/** Adds up every month, one after the other. */
export function everyMonth(
  employee: Employee,
  pays: (pay: Rational, day: string) => Amounts,
): Amounts {
  const salary = employee.gross.over(12);
  return total(employee.months.map((day) => pays(salary, day)));
}

/** Twelve salaries, and each further salary as a separate payment in one of the given months. */
export function everySalary(
  employee: Employee,
  extras: readonly number[],
  pays: (pay: Rational, day: string, isExtra: boolean) => Amounts,
): Amounts {
  const salary = employee.gross.over(employee.salaries);
  const paid = extras.slice(0, employee.salaries - 12);
  return total(
    employee.months.flatMap((day, index) => [
      pays(salary, day, false),
      ...paid.filter((month) => month === index + 1).map(() => pays(salary, day, true)),
    ]),
  );
}

export function total(all: readonly Amounts[]): Amounts {
  const sums: Record<string, [Rational, Rational]> = {};
  for (const amounts of all) {
    for (const [id, [employee, employer]] of Object.entries(amounts)) {
      const [a, b] = sums[id] ?? [nothing, nothing];
      sums[id] = [a.plus(employee), b.plus(employer)];
    }
  }
  return sums;
}

/** To the nearest multiple of a step; a half is rounded down. */
export function halfDown(value: Rational, step: Value = 0.01): Rational {
  return value.minus(r(step).over(2)).up(step);
}

export function cent(value: Rational): Rational {
  return value.near(0.01);
}

/** The part of a pay from a floor to a ceiling. */
export function slice(pay: Rational, from: Value, to: Value | null = null): Rational {
  return less(to === null ? pay : min(pay, to), from);
}
