import type { Federal } from "../oracle/federal.ts";
import type { Status } from "../oracle/figures.ts";
import { Fraction } from "../oracle/fraction.ts";

/**
 * The return of a household of wage earners under 65. On a separate return the spouse has
 * no income.
 */
export interface Return {
  readonly year: number;
  readonly status: Status;
  readonly income: Fraction;
  /** Ages of the children. */
  readonly ages: readonly number[];
  readonly children: number;
  /** The number of persons: taxpayer, spouse on a joint return, and children. */
  readonly persons: number;
  readonly isMarried: boolean;
  readonly isJoint: boolean;
  readonly isSeparate: boolean;
  readonly federal: Federal;
  /** An amount from the data, for amounts that the state indexes or changes by year. */
  readonly amount: (name: string) => number;
  /**
   * The tax by the state's schedule, from the data. Other tests check the schedules and printed
   * tables themselves.
   */
  readonly schedule: (taxable: Fraction) => Fraction;
}

export const nothing = Fraction.of(0);

/** The value in force in a year: that of the last pair `[from year, value]` that has started. */
export function since<Value>(
  year: number,
  first: Value,
  ...later: readonly (readonly [number, Value])[]
): Value {
  return later.reduce((value, [from, next]) => (year >= from ? next : value), first);
}

/**
 * Poverty guidelines of the 48 states: an amount for one person, and one for each further person.
 */
export function povertyGuideline(year: number, persons: number): number {
  const [first, further] = since<readonly [number, number]>(
    year,
    [12_880, 4540],
    [2022, [13_590, 4720]],
    [2023, [14_580, 5140]],
    [2024, [15_060, 5380]],
    [2025, [15_650, 5500]],
    [2026, [15_960, 5680]],
  );
  return first + further * (persons - 1);
}
