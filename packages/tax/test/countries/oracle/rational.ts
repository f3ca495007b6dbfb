/**
 * A rational number in lowest terms, made only of bigints. It is slow, and independent of the
 * engine's arithmetic.
 */
export class Rational {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n;
    let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
    while (b > 0n) [a, b] = [b, a % b];
    const divisor = a === 0n ? 1n : a;
    this.top = (sign * top) / divisor;
    this.bottom = (sign * bottom) / divisor;
  }

  plus(other: Value): Rational {
    const { top, bottom } = r(other);
    return new Rational(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  minus(other: Value): Rational {
    return this.plus(r(other).times(-1));
  }

  times(other: Value): Rational {
    const { top, bottom } = r(other);
    return new Rational(this.top * top, this.bottom * bottom);
  }

  over(other: Value): Rational {
    const { top, bottom } = r(other);
    return new Rational(this.top * bottom, this.bottom * top);
  }

  isAbove(other: Value): boolean {
    return this.minus(other).top > 0n;
  }

  /** Rounds down to a multiple of `step`. */
  down(step: Value = 1): Rational {
    const { top, bottom } = this.over(step);
    const cut = top / bottom - (top % bottom < 0n ? 1n : 0n);
    return new Rational(cut).times(step);
  }

  up(step: Value = 1): Rational {
    return this.times(-1).down(step).times(-1);
  }

  near(step: Value = 1): Rational {
    return this.plus(r(step).over(2)).down(step);
  }

  toNumber(decimals: number): number {
    const scaled = this.times(10n ** BigInt(decimals)).near();
    const digits = String(scaled.top).padStart(decimals + 1, "0");
    return Number(
      decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
    );
  }
}

export type Value = Rational | number | bigint;

/** Reads a number from its printed decimals. */
export function r(value: Value): Rational {
  if (value instanceof Rational) return value;
  if (typeof value === "bigint") return new Rational(value);
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent) - fraction.length;
  const top = BigInt(whole + fraction);
  return shift < 0
    ? new Rational(top, 10n ** BigInt(-shift))
    : new Rational(top * 10n ** BigInt(shift));
}

export const nothing = r(0);

export function min(first: Value, ...others: readonly Value[]): Rational {
  return others.reduce<Rational>((low, value) => (low.isAbove(value) ? r(value) : low), r(first));
}

export function max(first: Value, ...others: readonly Value[]): Rational {
  return others.reduce<Rational>(
    (high, value) => (high.isAbove(value) ? high : r(value)),
    r(first),
  );
}

/** `a` less `b`, but not below zero. */
export function less(a: Value, b: Value): Rational {
  return max(r(a).minus(b), nothing);
}

export interface Row {
  readonly over: number;
  readonly rate: number;
  readonly base?: number;
}

/** The tax by marginal rows, slice by slice from the highest. */
export function bands(base: Value, rows: readonly Row[]): Rational {
  let rest = r(base);
  let tax = nothing;
  for (const row of rows.toReversed()) {
    if (!rest.isAbove(row.over)) continue;
    tax = tax.plus(rest.minus(row.over).times(row.rate));
    rest = r(row.over);
  }
  return tax;
}

export const cent = r(1).over(100);

/** The amount on the line through the points. */
export function line(points: readonly { at: number; amount: number }[], x: number): Rational {
  const [first] = points;
  if (first === undefined || x <= first.at) return r(first?.amount ?? 0);
  for (const [index, right] of points.entries()) {
    const left = points[index - 1];
    if (left === undefined || x >= right.at) continue;
    const part = r(x)
      .minus(left.at)
      .over(right.at - left.at);
    return r(left.amount).plus(part.times(r(right.amount).minus(left.amount)));
  }
  return r(points.at(-1)?.amount ?? 0);
}
