import {
  add,
  compare,
  divide,
  type Exact,
  isPositive,
  isZero,
  larger,
  multiply,
  one,
  type RoundingMode,
  ratio,
  roundTo,
  subtract,
  sum,
  zero,
} from "../engine/numbers/exact.ts";
import type { TaxCurve } from "./tax-curve.ts";
import { isAlike, nextDecision, samplePair, sampleTax } from "./tax-sample.ts";

/** A stretch of income on which everything is decided alike, so that the tax is a straight line, or bends evenly. */
export interface TaxPiece {
  readonly from: Exact;
  readonly to: Exact;
  readonly taxAtFrom: Exact;
  readonly taxAtTo: Exact;
  /** Change of the tax per unit of income, at either end. */
  readonly rateAtFrom: Exact;
  readonly rateAtTo: Exact;
  /** Change of that rate per unit of income: 0 where the tax is a straight line. */
  readonly growth: Exact;
  /** How far the roundings that were left out can move the tax from the line, away from its ends. */
  readonly rounding: Exact;
  /** The same at either end, where a rounding can carry the tax over to the neighbour; calculated when asked for. */
  readonly shiftsAtFrom: () => readonly Exact[];
  readonly shiftsAtTo: () => readonly Exact[];
}

/** So close to a change in the law is looked at either side of it. */
const near = ratio(1, 1000);
/** Finer than this no change is located: an income found from others would be longer than they are. */
const finest = ratio(1, 1_000_000);
const half = ratio(1, 2);
const mostPieces = 5000;

/** The tax on incomes up to a limit, piece by piece: where each ends follows from what the law asks on it. */
export function* taxPieces(curve: TaxCurve, limit: Exact, start = zero): Generator<TaxPiece> {
  let from = start;
  for (let count = 0; count < mostPieces && compare(from, limit) < 0; count += 1) {
    const { to, kept } = stretchFrom(curve, from, limit);
    if (compare(subtract(to, from), multiply(near, ratio(4, 1))) > 0) {
      yield* fittedPieces(curve, { from, to, kept });
    }
    from = to;
  }
}

/** Where everything is decided alike, with the narrow roundings that do not depend on the income there. */
interface Stretch {
  readonly from: Exact;
  readonly to: Exact;
  readonly kept: ReadonlySet<number>;
}

function stretchFrom(curve: TaxCurve, from: Exact, limit: Exact): Stretch {
  const { pair, kept } = samplePair(curve, [add(from, near), add(from, add(near, near))]);
  const [first, second] = pair;
  if (!isAlike(first, second)) return { from, to: second.income, kept };
  const to = located(nextDecision(first, second, limit));
  const last = subtract(to, near);
  if (compare(last, second.income) <= 0 || isAlike(first, sampleTax(curve, last, kept))) {
    return { from, to: larger(to, second.income), kept };
  }
  // What is decided by depends on the income in no straight line: the change is somewhere before.
  let low = second.income;
  let high = last;
  while (compare(subtract(high, low), near) > 0) {
    const middle = located(between(low, high));
    if (isAlike(first, sampleTax(curve, middle, kept))) low = middle;
    else high = middle;
  }
  return { from, to: high, kept };
}

function located(income: Exact): Exact {
  return roundTo(income, finest, "half_up");
}

/** One piece, or several where the tax bends so that one does not fit. */
function* fittedPieces(curve: TaxCurve, stretch: Stretch): Generator<TaxPiece> {
  const piece = pieceOf(curve, stretch);
  const { from, to, kept } = stretch;
  const middle = located(between(from, to));
  const way = subtract(middle, from);
  const bend = multiply(piece.growth, multiply(half, multiply(way, way)));
  const fitted = sum([piece.taxAtFrom, multiply(piece.rateAtFrom, way), bend]);
  const misfit = magnitude(subtract(fitted, sampleTax(curve, middle, kept).tax));
  if (compare(misfit, near) <= 0 || compare(way, one) < 0) {
    yield piece;
  } else {
    yield* fittedPieces(curve, { from, to: middle, kept });
    yield* fittedPieces(curve, { from: middle, to, kept });
  }
}

function pieceOf(curve: TaxCurve, { from, to, kept }: Stretch): TaxPiece {
  const at = (income: Exact) => sampleTax(curve, income, kept).tax;
  const [first, last] = [add(from, near), subtract(to, near)];
  const [second, before] = [add(first, near), subtract(last, near)];
  const [taxAtFirst, taxAtLast] = [at(first), at(last)];
  // These rates hold half way between the two incomes that they were found with; from there they change evenly.
  const early = divide(subtract(at(second), taxAtFirst), near);
  const late = divide(subtract(taxAtLast, at(before)), near);
  const start = between(first, second);
  const growth = divide(subtract(late, early), subtract(between(before, last), start));
  const rateAtFrom = subtract(early, multiply(growth, subtract(start, from)));
  const rateAtTo = add(rateAtFrom, multiply(growth, subtract(to, from)));
  return {
    from,
    to,
    taxAtFrom: subtract(taxAtFirst, multiply(rateAtFrom, near)),
    taxAtTo: add(taxAtLast, multiply(rateAtTo, near)),
    rateAtFrom,
    rateAtTo,
    growth,
    rounding: multiply(
      roundingAt(curve, between(first, last), kept),
      steepness(rateAtFrom, rateAtTo),
    ),
    shiftsAtFrom: () => shiftsAt(curve, first, kept),
    shiftsAtTo: () => shiftsAt(curve, last, kept),
  };
}

/** An income that is rounded counts most where the rate is highest: how much more than in the middle. */
function steepness(rateAtFrom: Exact, rateAtTo: Exact): Exact {
  const average = between(rateAtFrom, rateAtTo);
  return isZero(average) ? one : divide(larger(rateAtFrom, rateAtTo), average);
}

function between(a: Exact, b: Exact): Exact {
  return multiply(add(a, b), half);
}

/** What the roundings that were left out can change the tax by, all together. */
function roundingAt(curve: TaxCurve, income: Exact, kept: ReadonlySet<number>): Exact {
  return sum(shiftsAt(curve, located(income), kept).map(magnitude));
}

/** What each rounding that was left out can change the tax by. */
function shiftsAt(curve: TaxCurve, income: Exact, kept: ReadonlySet<number>): readonly Exact[] {
  const { tax, unrounded } = sampleTax(curve, income, kept);
  const shifts = [...unrounded].flatMap(([place, { mode }]) =>
    furthest[mode].map((steps) => ({ place, steps })),
  );
  return shifts.map((shift) => subtract(sampleTax(curve, income, kept, shift).tax, tax));
}

/** How far a rounding can take an amount, in its steps. */
const furthest: Readonly<Record<RoundingMode, readonly Exact[]>> = {
  floor: [ratio(-1, 1)],
  ceil: [one],
  half_up: [ratio(-1, 2), half],
  half_even: [ratio(-1, 2), half],
};

export function magnitude(value: Exact): Exact {
  return isPositive(value) ? value : subtract(zero, value);
}
