import { listenTo } from "../engine/numbers/decisions.ts";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  isZero,
  multiply,
  one,
  type RoundingMode,
  ratio,
  subtract,
  toNumber,
  zero,
} from "../engine/numbers/exact.ts";
import type { TaxCurve } from "./tax-curve.ts";

/** What the law asked, and the bounds within which the answer stays the same. */
interface Decision {
  readonly value: Exact;
  readonly above?: Exact;
  readonly below?: Exact;
}

/** The tax on one income without its narrow roundings, and all that was decided on the way. */
export interface TaxSample {
  readonly income: Exact;
  readonly tax: Exact;
  readonly decisions: readonly Decision[];
  /** What would have been rounded, by its place among all that is counted. */
  readonly unrounded: ReadonlyMap<number, Unrounded>;
}

export interface Unrounded {
  readonly quotient: Exact;
  readonly mode: RoundingMode;
}

/** A change of what is not rounded, in steps of that rounding. */
export interface Shift {
  readonly place: number;
  readonly steps: Exact;
}

/**
 * Calculates the tax on an income. Narrow roundings are left out, but for those at the places in `kept`; what is not
 * rounded can be shifted at one place.
 */
export function sampleTax(
  curve: TaxCurve,
  income: Exact,
  kept: ReadonlySet<number>,
  shift?: Shift,
): TaxSample {
  const decisions: Decision[] = [];
  const unrounded = new Map<number, Unrounded>();
  let places = 0;
  const tax = listenTo(
    {
      compared(a, b) {
        decisions.push(compared(subtract(a, b)));
      },
      counted(quotient, step, mode) {
        const place = places++;
        if (kept.has(place) || toNumber(step, 6) > curve.narrow) {
          decisions.push(counted(quotient, mode));
          return undefined;
        }
        unrounded.set(place, { quotient, mode });
        return place === shift?.place ? add(quotient, shift.steps) : quotient;
      },
    },
    () => curve.taxAt(income),
  );
  return { income, tax, decisions, unrounded };
}

function compared(value: Exact): Decision {
  if (value.numerator > 0) return { value, above: zero };
  return value.numerator < 0 ? { value, below: zero } : { value };
}

function counted(value: Exact, mode: RoundingMode): Decision {
  const half = ratio(1, 2);
  switch (mode) {
    case "floor": {
      const above = exact(toNumber(value, 0, "floor"));
      return { value, above, below: add(above, one) };
    }
    case "ceil": {
      const below = exact(toNumber(value, 0, "ceil"));
      return { value, above: subtract(below, one), below };
    }
    case "half_up":
    case "half_even": {
      const nearest = exact(toNumber(value, 0, mode));
      return { value, above: subtract(nearest, half), below: add(nearest, half) };
    }
  }
}

/** Two samples near each other, with the roundings kept that do not depend on the income there. */
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

/** Everything was decided alike. */
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

/** The first income beyond two samples at which something is decided otherwise, if all goes on as between the two. */
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
