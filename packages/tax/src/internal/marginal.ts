import { taxOn } from "./compute.ts";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  larger,
  multiply,
  smaller,
  subtract,
  toNumber,
} from "./exact.ts";
import { toInputs } from "./inputs.ts";
import type { Prepared } from "./prepare.ts";

/** A stretch of income on which the tax rises in a straight line. */
export interface MarginalSegment {
  /** Income from which the rate holds, in whole currency units. */
  from: number;
  /** Tax on exactly that income. */
  tax_at: number;
  /** Change of the tax per unit of further income. */
  rate: number;
  /** What the tax changes by when income goes from one unit below `from` to it, where that is a jump. */
  cliff?: number;
}

export interface MarginalSchedule {
  jurisdiction: string;
  tax_year: string;
  currency: string;
  up_to: number;
  segments: MarginalSegment[];
  /** More stretches than are listed: ask again with a smaller gross_income. */
  is_truncated: boolean;
}

const mostSegments = 500;
const probe = 64;

/** Walks along the tax from 0 and notes where its slope changes or it jumps; exact to one currency unit. */
export function marginalSegments(prepared: Prepared): MarginalSchedule {
  const { request, jurisdiction, year } = prepared;
  const { decimals, code, currency } = jurisdiction.data;
  const inputs = toInputs(request);
  const cache = new Map<number, Exact>();
  const taxAt = (income: number): Exact => {
    let tax = cache.get(income);
    if (tax === undefined) {
      tax = taxOn(prepared, inputs, exact(income));
      cache.set(income, tax);
    }
    return tax;
  };
  const limit = Math.max(100_000, Math.ceil(request.gross_income) * 2);
  const walk: Walk = { taxAt, tolerance: toleranceOf(decimals), limit };
  const segments: MarginalSegment[] = [];
  let from = 0;
  let cliff: number | undefined;
  while (from < limit && segments.length < mostSegments) {
    const { end, slope } = followLine(walk, from);
    segments.push({
      from,
      tax_at: toNumber(taxAt(from), decimals),
      rate: toNumber(slope, 6),
      ...(cliff === undefined ? {} : { cliff }),
    });
    if (end >= limit) {
      from = limit;
      break;
    }
    const next = followLine(walk, end + 1);
    cliff = jumpAt(walk, end, slope, next.slope, decimals);
    // A bend belongs to the income that both lines share; a jump to the first income beyond it.
    from = cliff === undefined && end > from ? end : end + 1;
  }
  return {
    jurisdiction: code,
    tax_year: year.label,
    currency,
    up_to: limit,
    segments: merged(segments),
    is_truncated: from < limit,
  };
}

interface Walk {
  readonly taxAt: (income: number) => Exact;
  readonly tolerance: Exact;
  readonly limit: number;
}

/** Two results, each rounded to half a minor unit, can stray from the line by a whole one. */
function toleranceOf(decimals: number): Exact {
  return { numerator: 1, denominator: 10 ** decimals };
}

/** The longest stretch from an income on which the tax stays on one line. */
function followLine(walk: Walk, from: number): { readonly end: number; readonly slope: Exact } {
  const { limit } = walk;
  let reach = 1;
  let slope = slopeBetween(walk, from, Math.min(limit, from + 1));
  let step = probe;
  while (from + step <= limit) {
    const wider = slopeBetween(walk, from, from + step);
    if (!isLine(walk, from, from + step, wider)) break;
    reach = step;
    slope = wider;
    step *= 2;
  }
  let low = reach;
  let high = Math.min(step, limit - from + 1);
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = reach >= probe ? slope : slopeBetween(walk, from, from + middle);
    if (isLine(walk, from, from + middle, candidate)) {
      low = middle;
      if (reach < probe) slope = candidate;
    } else high = middle;
  }
  return { end: Math.min(limit, from + low), slope };
}

function slopeBetween({ taxAt }: Walk, from: number, to: number): Exact {
  if (to <= from) return { numerator: 0, denominator: 1 };
  return divide(subtract(taxAt(to), taxAt(from)), exact(to - from));
}

/** Ends, thirds and neighbours lie on the line. */
function isLine(walk: Walk, from: number, to: number, slope: Exact): boolean {
  const width = to - from;
  const points = [1, width / 3, width / 2, (width * 2) / 3, width - 1, width];
  return points.every((point) => {
    const distance = Math.floor(point);
    const expected = add(walk.taxAt(from), multiply(slope, exact(distance)));
    const gap = subtract(walk.taxAt(from + distance), expected);
    return isWithin(gap, walk.tolerance);
  });
}

function isWithin(gap: Exact, tolerance: Exact): boolean {
  const positive = gap.numerator < 0 ? subtract({ numerator: 0, denominator: 1 }, gap) : gap;
  return compare(positive, tolerance) <= 0;
}

/** A change over one unit that neither of the two slopes explains, or nothing. */
function jumpAt(
  { taxAt, tolerance }: Walk,
  end: number,
  before: Exact,
  after: Exact,
  decimals: number,
): number | undefined {
  const change = subtract(taxAt(end + 1), taxAt(end));
  const most = add(larger(before, after), tolerance);
  const least = subtract(smaller(before, after), tolerance);
  const isExplained = compare(change, most) <= 0 && compare(change, least) >= 0;
  return isExplained ? undefined : toNumber(change, decimals);
}

/** Joins neighbours that rounding had parted. */
function merged(segments: readonly MarginalSegment[]): MarginalSegment[] {
  const joined: MarginalSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isSame = last !== undefined && Math.abs(last.rate - segment.rate) < 1e-4;
    if (!isSame || segment.cliff !== undefined) joined.push(segment);
  }
  return joined;
}
