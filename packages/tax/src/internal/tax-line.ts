import { add, compare, divide, type Exact, exact, multiply, subtract } from "./exact.ts";

/** The least width at which a line is tried as a whole, in units of currency. */
export const probe = 64;

/** The tax as a function of income, and how far it may stray from a line. */
export interface Walk {
  readonly taxAt: (income: number) => Exact;
  readonly limit: number;
  /** The minor unit of the currency. */
  readonly unit: number;
  /** Results are the sum of up to two rounded parts, so that three of them stray from their line by up to three units. */
  readonly tolerance: number;
}

/** A stretch of income on which the tax is a straight line. */
export interface Line {
  readonly end: number;
  readonly slope: Exact;
  /** How far the tax strays from it where a rounding rule makes steps. */
  readonly rounding?: number;
}

/** The longest stretch from an income on which the tax stays on one line, or as much of it as is asked for. */
export function followLine(walk: Walk, from: number, tolerance: number, enough = walk.limit): Line {
  const limit = Math.min(walk.limit, from + enough);
  let reach = 1;
  let slope = slopeBetween(walk, from, Math.min(limit, from + 1));
  let step = probe;
  while (from + step <= limit) {
    const wider = slopeBetween(walk, from, from + step);
    if (!isLine(walk, from, from + step, wider, tolerance)) break;
    reach = step;
    slope = wider;
    step *= 2;
  }
  let low = reach;
  let high = Math.min(step, limit - from + 1);
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = reach >= probe ? slope : slopeBetween(walk, from, from + middle);
    if (isLine(walk, from, from + middle, candidate, tolerance)) {
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

/** Ends, thirds and neighbours lie on the line; a coarse line is asked at crooked incomes too, which no step hides. */
function isLine(walk: Walk, from: number, to: number, slope: Exact, tolerance: number): boolean {
  const width = to - from;
  const points = [1, width / 3, width / 2, (width * 2) / 3, width - 1, width];
  if (tolerance !== walk.tolerance) points.push(...crookedPoints(width));
  return points.every((point) => {
    const distance = Math.floor(point);
    const expected = add(walk.taxAt(from), multiply(slope, exact(distance)));
    const gap = subtract(walk.taxAt(from + distance), expected);
    return isWithin(gap, exact(tolerance));
  });
}

function crookedPoints(width: number): readonly number[] {
  const parts = Array.from({ length: 16 }, (_, index) => ((index + 1) * width) / 17 + index * 7);
  return parts.filter((point) => point < width);
}

function isWithin(gap: Exact, tolerance: Exact): boolean {
  const positive = gap.numerator < 0 ? subtract({ numerator: 0, denominator: 1 }, gap) : gap;
  return compare(positive, tolerance) <= 0;
}
