import {
  add,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  isZero,
  larger,
  minorUnit,
  multiply,
  one,
  roundTo,
  subtract,
  sum,
  toNumber,
  zero,
} from "../engine/amounts.ts";
import { leastIncome } from "../engine/request/income-parts.ts";
import { type Prepared, placeAndYear } from "../engine/request/prepare-request.ts";
import type { MarginalSchedule, MarginalSegment } from "../types.ts";
import { magnitude, type TaxPiece, taxPieces } from "./linear-pieces.ts";
import { curveOf, firstBeyond, type TaxCurve } from "./tax-curve.ts";

const mostSegments = 500;
const rateDecimals = 8;
/** The widest step, in units of currency, to which a law rounds an amount before it compares it. */
const widestRounding = 5000;

/**
 * Finds where the tax changes its slope or jumps, from the decisions that the calculation reports.
 */
export function findMarginalSchedule(prepared: Prepared): MarginalSchedule {
  const { request, jurisdiction } = prepared;
  const { decimals } = jurisdiction.data;
  const upTo = Math.max(100_000, 2 * Math.ceil(request.gross_income));
  const curve = curveOf(prepared, upTo);
  const { taxAt } = curve;
  const unit = minorUnit(decimals);
  const segments: MarginalSegment[] = [];
  let before: TaxPiece | undefined;
  const least = leastIncome(request, jurisdiction.takesLosses);
  const pieces = firstOf(joined(taxPieces(curve, exact(upTo), least)), mostSegments + 1);
  for (const [index, piece] of pieces.slice(0, mostSegments).entries()) {
    const after = pieces[index + 1];
    const jump = before && jumpBetween(before, piece, unit);
    const nextJump = after && jumpBetween(piece, after, unit);
    const from = jump
      ? incomeOfJump(curve, piece.from, jump, unit)
      : roundTo(piece.from, unit, "half_up");
    const tax = taxAt(from);
    const cliff = jump && subtract(tax, taxAt(subtract(from, unit)));
    const onLine = add(piece.taxAtFrom, multiply(piece.rateAtFrom, subtract(from, piece.from)));
    const strays = [
      piece.rounding(),
      strayOf(piece.shiftsAtFrom(), jump && subtract(zero, jump)),
      strayOf(piece.shiftsAtTo(), nextJump),
    ];
    const rounding = add(strays.reduce(larger), magnitude(subtract(tax, onLine)));
    segments.push({
      from: toNumber(from, decimals),
      tax_at: toNumber(tax, decimals),
      rate: toNumber(piece.rateAtFrom, rateDecimals),
      ...(isZero(piece.growth) ? {} : { rate_at_end: toNumber(piece.rateAtTo, rateDecimals) }),
      ...(cliff ? { cliff: toNumber(cliff, decimals) } : {}),
      ...(isNoise(rounding, unit) ? {} : { rounding: toNumber(rounding, decimals, "ceil") }),
    });
    before = piece;
  }
  return {
    ...placeAndYear(prepared),
    up_to: upTo,
    segments,
    is_truncated: before !== undefined && compare(before.to, exact(upTo)) < 0,
  };
}

/**
 * A result is the sum of a few rounded parts. A difference of up to three minor units is rounding,
 * not a change in the law.
 */
function isNoise(amount: Exact, unit: Exact): boolean {
  return compare(magnitude(amount), multiply(unit, exact(3))) <= 0;
}

/**
 * The most by which all roundings together can change the tax at the end of a piece. Roundings that
 * make up the jump there are left out: the segment starts or ends at the jump.
 */
function strayOf(shifts: readonly Exact[], jump: Exact | undefined): Exact {
  const others = shifts.filter((shift) => jump === undefined || !isJump(shift, jump));
  return sum(others.map(magnitude));
}

/** Whether a change of the tax is the jump: it differs from it by less than half. */
function isJump(change: Exact, jump: Exact): boolean {
  const missing = magnitude(subtract(change, jump));
  return compare(missing, magnitude(multiply(jump, half))) < 0;
}

/**
 * Whether a change of the tax has more than half of the jump. It can be larger than the jump,
 * because a rounding can step at the same income.
 */
function holdsJump(change: Exact, jump: Exact): boolean {
  const part = multiply(jump, half);
  return isPositive(jump) ? compare(change, part) > 0 : compare(change, part) < 0;
}

function firstOf(pieces: Iterable<TaxPiece>, most: number): readonly TaxPiece[] {
  const found: TaxPiece[] = [];
  for (const piece of pieces) if (found.push(piece) === most) break;
  return found;
}

/**
 * Joins neighbouring pieces that lie on one line: a decision changed between them, but the tax
 * did not. Their roundings are those of the first and of the last of them.
 */
function* joined(pieces: Iterable<TaxPiece>): Generator<TaxPiece> {
  let first: TaxPiece | undefined;
  let last: TaxPiece | undefined;
  for (const piece of pieces) {
    if (first !== undefined && last !== undefined && !isOneLine(last, piece)) {
      yield joinedPiece(first, last);
      first = piece;
    }
    first ??= piece;
    last = piece;
  }
  if (first !== undefined && last !== undefined) yield joinedPiece(first, last);
}

function joinedPiece(first: TaxPiece, last: TaxPiece): TaxPiece {
  let rounding: Exact | undefined;
  const { to, taxAtTo, rateAtTo, shiftsAtTo } = last;
  return {
    ...first,
    ...{ to, taxAtTo, rateAtTo, shiftsAtTo },
    rounding() {
      rounding ??= first === last ? first.rounding() : larger(first.rounding(), last.rounding());
      return rounding;
    },
  };
}

function isOneLine(a: TaxPiece, b: TaxPiece): boolean {
  return (
    toNumber(subtract(a.taxAtTo, b.taxAtFrom), 3) === 0 &&
    toNumber(subtract(a.rateAtTo, b.rateAtFrom), rateDecimals) === 0 &&
    compare(a.growth, b.growth) === 0
  );
}

/**
 * The change of the tax between two pieces. Undefined if the roundings on either side could
 * explain it.
 */
function jumpBetween(a: TaxPiece, b: TaxPiece, unit: Exact): Exact | undefined {
  const jump = subtract(b.taxAtFrom, a.taxAtTo);
  const isHidden = compare(magnitude(jump), larger(a.rounding(), b.rounding())) <= 0;
  return isHidden || isNoise(jump, unit) ? undefined : jump;
}

/**
 * The first income after a jump, to the minor unit. If the law rounds before it compares, the jump
 * can be up to one step away from the income that the comparison alone suggests.
 */
function incomeOfJump(curve: TaxCurve, expected: Exact, jump: Exact, unit: Exact): Exact {
  const changeOf = (low: Exact, high: Exact): Exact =>
    subtract(curve.taxAt(high), curve.taxAt(low));
  const isBetween = (low: Exact, high: Exact): boolean => isJump(changeOf(low, high), jump);
  const exactly = roundTo(expected, unit, "ceil");
  for (const high of [exactly, add(exactly, unit)]) {
    if (holdsJump(changeOf(subtract(high, unit), high), jump)) return high;
  }
  const next = countSteps(expected, one, "ceil");
  const furthest = Math.min(curve.narrow, widestRounding);
  for (let away = 0; away <= furthest; away += 1) {
    for (const high of [add(next, exact(away)), excess(next, exact(away))]) {
      const low = excess(high, one);
      if (isBetween(low, high)) {
        const toUnit = (income: Exact) => roundTo(income, unit, "floor");
        return firstBeyond([low, high], unit, toUnit, (middle, below) => isBetween(below, middle));
      }
    }
  }
  return exactly;
}
