import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  half,
  isZero,
  listenTo,
  multiply,
  one,
  type RoundingMode,
  subtract,
  toNumber,
  zero,
} from "../engine/amounts.ts";
import type { TaxCurve } from "./tax-curve.ts";

/**
 * A comparison or rounding of the calculation, and the bounds within which its result stays
 * the same.
 */
interface Decision {
  readonly value: Exact;
  readonly above?: Exact;
  readonly below?: Exact;
}

/** The tax on one income without its narrow roundings. */
export interface UnroundedTax {
  readonly tax: Exact;
  /** The roundings that were left out, by their position in the order of all roundings. */
  readonly unrounded: ReadonlyMap<number, Unrounded>;
}

/**
 * The tax on one income without its narrow roundings, and every decision made during
 * the calculation.
 */
export interface TaxSample extends UnroundedTax {
  readonly income: Exact;
  readonly decisions: readonly Decision[];
}

export interface Unrounded {
  readonly quotient: Exact;
  readonly mode: RoundingMode;
}

/** A change to an amount whose rounding was left out, in steps of that rounding. */
export interface Shift {
  readonly place: number;
  readonly steps: Exact;
}

/** Calculates the tax on an income, and records the decisions. */
export function sampleTax(curve: TaxCurve, income: Exact, kept: ReadonlySet<number>): TaxSample {
  const decisions: Decision[] = [];
  const { tax, unrounded } = unroundedTax(curve, income, kept, undefined, decisions);
  return { income, tax, decisions, unrounded };
}

/**
 * Calculates the tax on an income. Narrow roundings are left out, except those at the positions in
 * `kept`. One of the amounts that are not rounded can be shifted. Adds the decisions to
 * `decisions`; most callers leave it out, because recording them takes time and only breakpoints
 * need them.
 */
export function unroundedTax(
  curve: TaxCurve,
  income: Exact,
  kept: ReadonlySet<number>,
  shift?: Shift,
  decisions?: Decision[],
): UnroundedTax {
  const unrounded = new Map<number, Unrounded>();
  let places = 0;
  const tax = listenTo(
    {
      compared(a, b) {
        decisions?.push(compared(subtract(a, b)));
      },
      counted(quotient, step, mode) {
        const place = places++;
        if (kept.has(place) || toNumber(step, 6) > curve.narrow) {
          decisions?.push(counted(quotient, mode));
          return undefined;
        }
        unrounded.set(place, { quotient, mode });
        return place === shift?.place ? add(quotient, shift.steps) : quotient;
      },
    },
    () => curve.taxAt(income),
  );
  return { tax, unrounded };
}

function compared(value: Exact): Decision {
  if (value.numerator > 0) return { value, above: zero };
  return value.numerator < 0 ? { value, below: zero } : { value };
}

/** How far below a whole number the values that are rounded to it begin. They span one unit. */
const reach: Readonly<Record<RoundingMode, Exact>> = {
  floor: zero,
  ceil: one,
  half_up: half,
  half_even: half,
};

function counted(value: Exact, mode: RoundingMode): Decision {
  const above = subtract(exact(toNumber(value, 0, mode)), reach[mode]);
  return { value, above, below: add(above, one) };
}

/**
 * Samples two incomes near each other. Keeps the roundings whose amounts do not depend on the
 * income there.
 */
export function samplePair(
  curve: TaxCurve,
  incomes: readonly [Exact, Exact],
): { readonly pair: readonly [TaxSample, TaxSample]; readonly kept: ReadonlySet<number> } {
  const kept = new Set<number>();
  for (;;) {
    const [first, second] = incomes;
    const pair = [sampleTax(curve, first, kept), sampleTax(curve, second, kept)] as const;
    const constant = [...pair[0].unrounded].filter(([place, { quotient }]) => {
      const other = pair[1].unrounded.get(place);
      return other !== undefined && compare(quotient, other.quotient) === 0;
    });
    if (constant.length === 0) return { pair, kept };
    for (const [place] of constant) kept.add(place);
  }
}

/** True if every decision came out the same in both samples. */
export function isAlike(a: TaxSample, b: TaxSample): boolean {
  return (
    a.decisions.length === b.decisions.length &&
    a.decisions.every((decision, place) => {
      const other = b.decisions[place];
      return (
        other !== undefined &&
        isEqual(decision.above, other.above) &&
        isEqual(decision.below, other.below)
      );
    })
  );
}

function isEqual(a: Exact | undefined, b: Exact | undefined): boolean {
  return a === undefined || b === undefined ? a === b : compare(a, b) === 0;
}

/**
 * The first income beyond two samples at which a decision changes, if every value goes on changing
 * as it does between the two.
 */
export function nextDecision(first: TaxSample, second: TaxSample, limit: Exact): Exact {
  const width = subtract(second.income, first.income);
  let next = limit;
  for (const [place, { value, above, below }] of first.decisions.entries()) {
    const change = subtract(second.decisions[place]?.value ?? value, value);
    const bound = change.numerator > 0 ? below : above;
    if (isZero(change) || bound === undefined) continue;
    const income = add(first.income, multiply(width, divide(subtract(bound, value), change)));
    if (compare(income, second.income) > 0 && compare(income, next) < 0) next = income;
  }
  return next;
}
