import {
  add,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  isZero,
  larger,
  minorUnit,
  multiply,
  one,
  ratio,
  roundTo,
  subtract,
  toNumber,
} from "../engine/numbers/exact.ts";
import type { Prepared } from "../engine/request/prepare.ts";
import type { JurisdictionCode } from "../jurisdictions/codes.ts";
import { curveOf, type TaxCurve } from "./tax-curve.ts";
import { magnitude, type TaxPiece, taxPieces } from "./tax-pieces.ts";

/** A stretch of income on which the tax rises in a straight line, or with a rate that itself rises evenly. */
export interface MarginalSegment {
  /** Income from which the rate holds, to the minor unit. */
  from: number;
  /** Tax on exactly that income. */
  tax_at: number;
  /** Change of the tax per unit of further income. */
  rate: number;
  /** The rate at the end of the stretch, where it changes evenly on the way (Germany's zones of progression). */
  rate_at_end?: number;
  /** What the tax changes by when income goes from one minor unit below `from` to it, where that is a jump. */
  cliff?: number;
  /**
   * The law rounds on the way (an allowance up to a pound, an income down to a hundred), so that the tax climbs in small
   * steps: it stays within this amount of the line, and within that of a neighbour where a step of it reaches over here.
   */
  rounding?: number;
}

/** Where the tax changes its slope or jumps. */
export interface MarginalSchedule {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** The income at which the schedule ends: twice `gross_income`, and at least 100,000. */
  up_to: number;
  /** The stretches of income, the lowest first. */
  segments: MarginalSegment[];
  /** More stretches than are listed: ask again with a smaller gross_income. */
  is_truncated: boolean;
}

const mostSegments = 500;
const rateDecimals = 8;
/** No law rounds what it compares more coarsely, in units of currency. */
const widestRounding = 5000;

/** Where the tax changes its slope or jumps, as the decisions of the calculation itself tell. */
export function marginalSegments(prepared: Prepared): MarginalSchedule {
  const { request, jurisdiction, year } = prepared;
  const { decimals, code, currency } = jurisdiction.data;
  const upTo = Math.max(100_000, 2 * Math.ceil(request.gross_income));
  const curve = curveOf(prepared, upTo);
  const { taxAt } = curve;
  const unit = minorUnit(decimals);
  const segments: MarginalSegment[] = [];
  let before: TaxPiece | undefined;
  for (const piece of joined(taxPieces(curve, exact(upTo)))) {
    if (segments.length === mostSegments) break;
    const jump = before && jumpBetween(before, piece, unit);
    const from = jump
      ? incomeOfJump(curve, piece.from, jump, unit)
      : roundTo(piece.from, unit, "half_up");
    const tax = taxAt(from);
    const cliff = jump && subtract(tax, taxAt(subtract(from, unit)));
    const onLine = add(piece.taxAtFrom, multiply(piece.rateAtFrom, subtract(from, piece.from)));
    const rounding = add(piece.rounding, magnitude(subtract(tax, onLine)));
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
    jurisdiction: code,
    tax_year: year.label,
    currency,
    up_to: upTo,
    segments,
    is_truncated: before !== undefined && compare(before.to, exact(upTo)) < 0,
  };
}

/** Results are the sum of a few rounded parts: what is no more than so many minor units is no change of the law. */
function isNoise(amount: Exact, unit: Exact): boolean {
  return compare(magnitude(amount), multiply(unit, exact(3))) <= 0;
}

/** Joins neighbours that lie on one line: something was decided otherwise, and the tax is the same. */
function* joined(pieces: Iterable<TaxPiece>): Generator<TaxPiece> {
  let last: TaxPiece | undefined;
  for (const piece of pieces) {
    if (last !== undefined && isOneLine(last, piece)) {
      const { to, taxAtTo, rateAtTo } = piece;
      last = { ...last, to, taxAtTo, rateAtTo, rounding: larger(last.rounding, piece.rounding) };
    } else {
      if (last !== undefined) yield last;
      last = piece;
    }
  }
  if (last !== undefined) yield last;
}

function isOneLine(a: TaxPiece, b: TaxPiece): boolean {
  return (
    toNumber(subtract(a.taxAtTo, b.taxAtFrom), 3) === 0 &&
    toNumber(subtract(a.rateAtTo, b.rateAtFrom), rateDecimals) === 0 &&
    compare(a.growth, b.growth) === 0
  );
}

/** What the tax changes by between two pieces, where that is more than the roundings on either side can hide. */
function jumpBetween(a: TaxPiece, b: TaxPiece, unit: Exact): Exact | undefined {
  const jump = subtract(b.taxAtFrom, a.taxAtTo);
  const isHidden = compare(magnitude(jump), larger(a.rounding, b.rounding)) <= 0;
  return isHidden || isNoise(jump, unit) ? undefined : jump;
}

/**
 * The first income, to the minor unit, that a jump reaches. Where the law rounds before it compares, that is up to a step
 * away from where the comparison alone would have it.
 */
function incomeOfJump(curve: TaxCurve, expected: Exact, jump: Exact, unit: Exact): Exact {
  const isBetween = (low: Exact, high: Exact): boolean => {
    const change = subtract(curve.taxAt(high), curve.taxAt(low));
    return compare(magnitude(subtract(change, jump)), magnitude(multiply(jump, ratio(1, 2)))) < 0;
  };
  const exactly = roundTo(expected, unit, "ceil");
  for (const high of [exactly, add(exactly, unit)]) {
    if (isBetween(subtract(high, unit), high)) return high;
  }
  const next = countSteps(expected, one, "ceil");
  const furthest = Math.min(curve.narrow, widestRounding);
  for (let away = 0; away <= furthest; away += 1) {
    for (const high of [add(next, exact(away)), excess(next, exact(away))]) {
      const low = excess(high, one);
      if (isBetween(low, high)) return firstBeyond(isBetween, low, high, unit);
    }
  }
  return exactly;
}

/** Halves a unit of income until a minor unit is left. */
function firstBeyond(
  isBetween: (low: Exact, high: Exact) => boolean,
  low: Exact,
  high: Exact,
  unit: Exact,
): Exact {
  if (compare(subtract(high, low), unit) <= 0) return high;
  const middle = roundTo(multiply(add(low, high), ratio(1, 2)), unit, "floor");
  return isBetween(low, middle)
    ? firstBeyond(isBetween, low, middle, unit)
    : firstBeyond(isBetween, middle, high, unit);
}
