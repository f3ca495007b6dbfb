import {
  add,
  compare,
  divide,
  type Exact,
  half,
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
} from "../engine/amounts.ts";
import {
  isAlike,
  nextDecision,
  samplePair,
  sampleTax,
  type UnroundedTax,
  unroundedTax,
} from "./tax-and-decisions.ts";
import { between, firstBeyond, type TaxCurve } from "./tax-curve.ts";

/**
 * A range of income in which every decision of the calculation comes out the same, so the tax is a
 * straight line or an even curve.
 */
export interface TaxPiece {
  readonly from: Exact;
  readonly to: Exact;
  readonly taxAtFrom: Exact;
  readonly taxAtTo: Exact;
  /** The change of the tax per unit of income, at each end. */
  readonly rateAtFrom: Exact;
  readonly rateAtTo: Exact;
  /** The change of that rate per unit of income. It is 0 if the tax is a straight line. */
  readonly growth: Exact;
  /**
   * The most by which the omitted roundings can move the tax away from the line, between its ends.
   * Calculated on request, because that takes most of the time.
   */
  readonly rounding: () => Exact;
  /**
   * What each omitted rounding can change at each end, where it can move the tax to the line of the
   * neighbour. Calculated on request.
   */
  readonly shiftsAtFrom: () => readonly Exact[];
  readonly shiftsAtTo: () => readonly Exact[];
}

/** Distance at which the tax is sampled on both sides of a breakpoint. */
const near = ratio(1, 1000);
/**
 * Breakpoints are located to this accuracy. Without a limit, an income computed from other incomes
 * would have ever more digits.
 */
const finest = ratio(1, 1_000_000);
const mostPieces = 5000;

/**
 * The tax on incomes up to a limit, in pieces. Each piece ends where a decision of the
 * calculation changes.
 */
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

/**
 * A range in which every decision comes out the same. `kept` holds the narrow roundings that do not
 * depend on the income there.
 */
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
  // The value that is compared does not change in a straight line with income, so the breakpoint is
  // somewhere before `last`.
  const change = firstBeyond(
    [second.income, last],
    near,
    located,
    (middle) => !isAlike(first, sampleTax(curve, middle, kept)),
  );
  return { from, to: change, kept };
}

function located(income: Exact): Exact {
  return roundTo(income, finest, "half_up");
}

/** One piece, or several if one even curve does not fit the whole range. */
function* fittedPieces(curve: TaxCurve, stretch: Stretch): Generator<TaxPiece> {
  const piece = pieceOf(curve, stretch);
  const { from, to, kept } = stretch;
  const middle = located(between(from, to));
  const way = subtract(middle, from);
  const bend = multiply(piece.growth, multiply(half, multiply(way, way)));
  const fitted = sum([piece.taxAtFrom, multiply(piece.rateAtFrom, way), bend]);
  const misfit = magnitude(subtract(fitted, unroundedTax(curve, middle, kept).tax));
  if (compare(misfit, near) <= 0 || compare(way, one) < 0) {
    yield piece;
  } else {
    yield* fittedPieces(curve, { from, to: middle, kept });
    yield* fittedPieces(curve, { from: middle, to, kept });
  }
}

function pieceOf(curve: TaxCurve, { from, to, kept }: Stretch): TaxPiece {
  const at = (income: Exact) => unroundedTax(curve, income, kept);
  const [first, last] = [add(from, near), subtract(to, near)];
  const [second, before] = [add(first, near), subtract(last, near)];
  const [atFirst, atLast] = [at(first), at(last)];
  // Each rate is exact half way between the two incomes that it was computed from. From there the
  // rate changes evenly.
  const early = divide(subtract(at(second).tax, atFirst.tax), near);
  const late = divide(subtract(atLast.tax, at(before).tax), near);
  const start = between(first, second);
  const growth = divide(subtract(late, early), subtract(between(before, last), start));
  const rateAtFrom = subtract(early, multiply(growth, subtract(start, from)));
  const rateAtTo = add(rateAtFrom, multiply(growth, subtract(to, from)));
  return {
    from,
    to,
    taxAtFrom: subtract(atFirst.tax, multiply(rateAtFrom, near)),
    taxAtTo: add(atLast.tax, multiply(rateAtTo, near)),
    rateAtFrom,
    rateAtTo,
    growth,
    rounding: () =>
      multiply(roundingAt(curve, between(first, last), kept), steepness(rateAtFrom, rateAtTo)),
    shiftsAtFrom: () => shiftsOf(curve, first, kept, atFirst),
    shiftsAtTo: () => shiftsOf(curve, last, kept, atLast),
  };
}

/**
 * Rounding an income has the largest effect where the rate is highest. Returns how much larger than
 * in the middle.
 */
function steepness(rateAtFrom: Exact, rateAtTo: Exact): Exact {
  const average = between(rateAtFrom, rateAtTo);
  return isZero(average) ? one : divide(larger(rateAtFrom, rateAtTo), average);
}

/**
 * The most by which all omitted roundings together can change the tax, within a piece: half a step
 * up and half a step down change it by as much as a whole one.
 */
function roundingAt(curve: TaxCurve, income: Exact, kept: ReadonlySet<number>): Exact {
  const place = located(income);
  const base = unroundedTax(curve, place, kept);
  return sum(shiftsOf(curve, place, kept, base, () => [one]).map(magnitude));
}

/** What each rounding that was left out can change the tax by. */
function shiftsOf(
  curve: TaxCurve,
  income: Exact,
  kept: ReadonlySet<number>,
  { tax, unrounded }: UnroundedTax,
  stepsOf = (mode: RoundingMode) => furthest[mode],
): readonly Exact[] {
  const shifts = [...unrounded].flatMap(([place, { mode }]) =>
    stepsOf(mode).map((steps) => ({ place, steps })),
  );
  return shifts.map((shift) => subtract(unroundedTax(curve, income, kept, shift).tax, tax));
}

/** The most by which a rounding can change an amount, in steps of that rounding. */
const furthest: Readonly<Record<RoundingMode, readonly Exact[]>> = {
  floor: [ratio(-1, 1)],
  ceil: [one],
  half_up: [ratio(-1, 2), half],
  half_even: [ratio(-1, 2), half],
};

export function magnitude(value: Exact): Exact {
  return isPositive(value) ? value : subtract(zero, value);
}
