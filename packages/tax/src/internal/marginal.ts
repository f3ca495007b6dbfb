import { taxOn } from "./compute.ts";
import {
  add,
  compare,
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
import { Refusal } from "./refusal.ts";
import { followLine, type Line, probe, type Walk } from "./tax-line.ts";

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
  /**
   * The law rounds on the way (an allowance up to a pound, an income down to a hundred), so that the tax climbs in small
   * steps: `rate` is their average, and the tax stays within this amount of the line.
   */
  rounding?: number;
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
/** So many short lines in a row are steps of a rounding rule: no tariff has as many bands so close together. */
const stepsInARow = 12;

/** Walks along the tax from 0 and notes where its slope changes or it jumps; exact to one currency unit. */
export function marginalSegments(prepared: Prepared): MarginalSchedule {
  const { jurisdiction, year } = prepared;
  const { decimals, code, currency } = jurisdiction.data;
  const walk = walkOf(prepared);
  const segments: MarginalSegment[] = [];
  let from = 0;
  let cliff: number | undefined;
  let line = lineFrom(walk, 0);
  while (segments.length < mostSegments) {
    segments.push({
      from,
      tax_at: toNumber(walk.taxAt(from), decimals),
      rate: toNumber(line.slope, 6),
      ...(cliff === undefined ? {} : { cliff }),
      ...(line.rounding === undefined ? {} : { rounding: line.rounding }),
    });
    const { end } = line;
    if (end >= walk.limit) {
      from = walk.limit;
      break;
    }
    const next = lineFrom(walk, end + 1);
    cliff = jumpAt(walk, end, line, next, decimals);
    // A bend belongs to the income that both lines share; a jump to the first income beyond it.
    from = cliff === undefined && end > from ? bendAt(walk, from, line, next) : end + 1;
    line = next;
  }
  return {
    jurisdiction: code,
    tax_year: year.label,
    currency,
    up_to: walk.limit,
    segments: merged(segments),
    is_truncated: from < walk.limit,
  };
}

function walkOf(prepared: Prepared): Walk {
  const { request, jurisdiction } = prepared;
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
  const asked = Math.ceil(request.gross_income);
  const limit = lastAnswered(taxAt, asked, Math.max(100_000, asked * 2));
  const unit = 1 / 10 ** jurisdiction.data.decimals;
  return { taxAt, limit, unit, tolerance: 3 * unit };
}

/** The highest income up to a limit that the jurisdiction does not refuse. */
function lastAnswered(taxAt: (income: number) => Exact, asked: number, limit: number): number {
  const isAnswered = (income: number): boolean => {
    try {
      taxAt(income);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  if (isAnswered(limit) || !isAnswered(asked)) return limit;
  let low = asked;
  let high = limit;
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (isAnswered(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The line from an income: exact, or through the middle of the steps that a rounding rule makes. */
function lineFrom(walk: Walk, from: number): Line {
  const line = followLine(walk, from, walk.tolerance);
  const short = Math.max(probe, Math.floor(walk.limit / 1000));
  const stepsEnd = endOfSteps(walk, from, line, short);
  if (stepsEnd === undefined) return { ...line, slope: simplest(line, from, walk.unit / 2) };
  const far = from + Math.max(short, 4 * (stepsEnd - from));
  return roundedLine(walk, from, far) ?? roundedLine(walk, from, stepsEnd) ?? line;
}

/** The line that strays least, of those that reach an income. */
function roundedLine(walk: Walk, from: number, target: number): Line | undefined {
  for (const factor of tolerances) {
    const rounding = factor * walk.unit;
    if (rounding > walk.limit / 2500) return undefined;
    const line = followLine(walk, from, rounding);
    if (line.end >= target) return { ...line, slope: simplest(line, from, rounding), rounding };
  }
  return undefined;
}

const tolerances = [1, 10, 100, 1000, 10_000].flatMap((power) => [power, 2 * power, 5 * power]);

/** Where the last of a row of short lines ends, if there is such a row. */
function endOfSteps(walk: Walk, from: number, first: Line, short: number): number | undefined {
  let start = from;
  let { end } = first;
  for (let count = 0; count < stepsInARow; count += 1) {
    if (end - start >= short) return undefined;
    start = end + 1;
    if (start >= walk.limit) return undefined;
    ({ end } = followLine(walk, start, walk.tolerance, short));
  }
  return end;
}

/** The rate with the fewest decimals that the steps allow. */
function simplest({ end, slope }: Line, from: number, rounding: number): Exact {
  const rate = toNumber(slope, 6);
  const leeway = (2 * rounding) / (end - from);
  for (let decimals = 1; decimals < 6; decimals += 1) {
    const rounded = Number(rate.toFixed(decimals));
    if (Math.abs(rounded - rate) <= leeway) return exact(rounded);
  }
  return slope;
}

/** Where one line becomes the next: where they meet; between rounded lines the roundest income near there. */
function bendAt(walk: Walk, from: number, line: Line, next: Line): number {
  const { end } = line;
  const bend = toNumber(subtract(line.slope, next.slope), 9);
  const rounding = Math.max(line.rounding ?? 0, next.rounding ?? 0);
  const reach = Math.ceil((2 * (rounding || walk.tolerance)) / Math.abs(bend));
  // Beyond a rounded line the next one begins on a step of its own.
  const otherwise = rounding === 0 ? end : end + 1;
  if (!(reach <= probe)) return otherwise;
  const isNear = (income: number): boolean =>
    Math.abs(income - end) <= reach && income > from && income < walk.limit;
  if (rounding === 0) {
    const rise = subtract(walk.taxAt(end + 1), walk.taxAt(from));
    const beyond = subtract(multiply(next.slope, exact(end + 1 - from)), rise);
    const meeting = from + Math.round(-toNumber(beyond, 9) / bend);
    return isNear(meeting) ? meeting : otherwise;
  }
  for (let power = 10 ** 6; power > 1; power /= 10) {
    const round = Math.round(end / power) * power;
    if (isNear(round)) return round;
  }
  return otherwise;
}

/** A change over one unit that neither of the two slopes explains, or nothing. */
function jumpAt(
  { taxAt, tolerance: finest }: Walk,
  end: number,
  before: Line,
  after: Line,
  decimals: number,
): number | undefined {
  const change = subtract(taxAt(end + 1), taxAt(end));
  const tolerance = exact(2 * Math.max(before.rounding ?? 0, after.rounding ?? 0) || finest);
  const most = add(larger(before.slope, after.slope), tolerance);
  const least = subtract(smaller(before.slope, after.slope), tolerance);
  const isExplained = compare(change, most) <= 0 && compare(change, least) >= 0;
  return isExplained ? undefined : toNumber(change, decimals);
}

/** Joins neighbours that rounding had parted. */
function merged(segments: readonly MarginalSegment[]): MarginalSegment[] {
  const joined: MarginalSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isSame = last !== undefined && Math.abs(last.rate - segment.rate) < 1e-4;
    if (!isSame || segment.cliff !== undefined) joined.push({ ...segment });
    else if (segment.rounding !== undefined) {
      last.rounding = Math.max(last.rounding ?? 0, segment.rounding);
    }
  }
  return joined;
}
