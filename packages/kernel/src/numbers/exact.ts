import {
  floorQuotient,
  type Integer,
  isSafe,
  narrow,
  negative,
  plus,
  powerOfTen,
  times,
} from "./integer.ts";

/** An exact rational number; the denominator is positive. */
export interface Exact {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** `half_up` rounds halves up, `half_even` rounds them to the even neighbour. */
export type RoundingMode = "floor" | "ceil" | "half_up" | "half_even";

export const zero: Exact = { numerator: 0, denominator: 1 };
export const one: Exact = { numerator: 1, denominator: 1 };

/**
 * Reads a number as the shortest decimal that denotes it (0.1 is one tenth), and a decimal string
 * digit by digit.
 *
 * @example
 * exact("2.50"); // => { numerator: 250, denominator: 100 }
 */
export function exact(value: number | string): Exact {
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return { numerator: value, denominator: 1 };
    if (value < 1e9 && value > -1e9) {
      for (let scale = 10; scale <= 1_000_000; scale *= 10) {
        const digits = Math.round(value * scale);
        // If a decimal of at most 15 digits reads as this double, it is the shortest one, because
        // no two such decimals read as the same double.
        if (digits / scale === value) return { numerator: digits, denominator: scale };
      }
    }
  }
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  return {
    numerator: narrow(BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -places))),
    denominator: narrow(10n ** BigInt(Math.max(0, places))),
  };
}

/**
 * The fraction of two whole numbers. For figures that no finite decimal can represent:
 * `ratio(1, 3)`.
 */
export function ratio(numerator: number, denominator: number): Exact {
  return { numerator, denominator };
}

/** A greatest common divisor costs as much as dozens of products, so shorter fractions stay. */
const shortest = 1n << 256n;

/** A fraction with long numbers in lowest terms, so that a long sum does not grow with each term. */
function reduced(numerator: Integer, denominator: Integer): Exact {
  const value = { numerator, denominator };
  return typeof denominator === "number" || denominator < shortest ? value : lowestTerms(value);
}

/** The same fraction with the shortest numbers. */
export function lowestTerms({ numerator, denominator }: Exact): Exact {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  const divisor = commonDivisor(below, above < 0n ? -above : above);
  return {
    numerator: narrow(above / divisor),
    denominator: narrow(below / divisor),
  };
}

/**
 * The greatest common divisor of two numbers that are not negative. Continues with doubles as soon
 * as the numbers fit, which is faster.
 */
function commonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small > Number.MAX_SAFE_INTEGER) [large, small] = [small, large % small];
  if (small === 0n) return large;
  let [divisor, rest] = [Number(small), Number(large % small)];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return BigInt(divisor);
}

/** `a + b`. */
export function add(a: Exact, b: Exact): Exact {
  const { numerator: x, denominator: c } = a;
  const { numerator: y, denominator: d } = b;
  if (typeof x === "number" && typeof y === "number") {
    if (y === 0) return a;
    if (x === 0) return b;
    if (c === d && isSafe(x + y)) return { numerator: x + y, denominator: c };
  }
  return addFractions(x, c, y, d);
}

/** `a - b`. */
export function subtract(a: Exact, b: Exact): Exact {
  const { numerator: x, denominator: c } = a;
  const { numerator: y, denominator: d } = b;
  if (typeof x === "number" && typeof y === "number") {
    if (y === 0) return a;
    if (c === d && isSafe(x - y)) return { numerator: x - y, denominator: c };
  }
  return addFractions(x, c, negative(y), d);
}

function addFractions(x: Integer, c: Integer, y: Integer, d: Integer): Exact {
  if (c === d) return reduced(plus(x, y), c);
  if (typeof c === "number" && typeof d === "number") {
    // The denominators of decimals share factors, so scaling only one side keeps the numbers short.
    const scale = c > d ? c / d : d / c;
    if (Number.isInteger(scale)) {
      return c > d ? reduced(plus(x, times(y, scale)), c) : reduced(plus(times(x, scale), y), d);
    }
  }
  return reduced(plus(times(x, d), times(y, c)), times(c, d));
}

/** `a x b`. */
export function multiply(a: Exact, b: Exact): Exact {
  const { numerator: x, denominator: c } = a;
  const { numerator: y, denominator: d } = b;
  if (x === 0 || y === 0) return zero;
  if (
    typeof x === "number" &&
    typeof y === "number" &&
    typeof c === "number" &&
    typeof d === "number"
  ) {
    const numerator = x * y;
    const denominator = c * d;
    if (isSafe(numerator) && isSafe(denominator)) return { numerator, denominator };
  }
  return reduced(times(x, y), times(c, d));
}

/** `a / b`; `b` is not zero. */
export function divide(a: Exact, b: Exact): Exact {
  // Decimals with the same number of places: their denominators cancel each other.
  const isLike = a.denominator === b.denominator;
  const numerator = times(a.numerator, isLike ? 1 : b.denominator);
  const denominator = times(b.numerator, isLike ? 1 : a.denominator);
  return denominator < 0
    ? reduced(negative(numerator), negative(denominator))
    : reduced(numerator, denominator);
}

/** -1, 0 or 1, if `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  const { numerator: x, denominator: c } = a;
  const { numerator: y, denominator: d } = b;
  if (c === d && typeof x === "number" && typeof y === "number") return x < y ? -1 : x > y ? 1 : 0;
  const left = times(x, d);
  const right = times(y, c);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether `a` is larger than `b`. */
export function isGreater(a: Exact, b: Exact): boolean {
  return compare(a, b) > 0;
}

/** How many steps a value contains, rounded to a whole number. */
export function countSteps(value: Exact, step: Exact, mode: RoundingMode): Integer {
  const denominator = times(value.denominator, step.numerator);
  return roundScaled(value.numerator, denominator, step.denominator, mode);
}

/** `numerator x scale / denominator`, rounded to a whole number. */
function roundScaled(
  numerator: Integer,
  denominator: Integer,
  scale: Integer,
  mode: RoundingMode,
): Integer {
  if (typeof denominator === "number" && typeof scale === "number") {
    // Dividing by the scale, where that is exact, keeps the numbers short. A value with fewer
    // decimals needs no rounding.
    const below = denominator / scale;
    if (Number.isInteger(below)) return roundQuotient(numerator, below, mode);
    const above = scale / denominator;
    if (Number.isInteger(above)) return times(numerator, above);
  }
  return roundQuotient(times(numerator, scale), denominator, mode);
}

function roundQuotient(numerator: Integer, denominator: Integer, mode: RoundingMode): Integer {
  switch (mode) {
    case "floor":
      return floorQuotient(numerator, denominator);
    case "ceil":
      return negative(floorQuotient(negative(numerator), denominator));
    case "half_up":
      return floorQuotient(plus(times(numerator, 2), denominator), times(denominator, 2));
    case "half_even": {
      const up = roundQuotient(numerator, denominator, "half_up");
      const isHalf = times(plus(times(up, denominator), negative(numerator)), 2) === denominator;
      return isHalf && BigInt(up) % 2n !== 0n ? plus(up, -1) : up;
    }
  }
}

/** Rounds a value to a multiple of `step`, in the way that `mode` names. */
export function roundTo(value: Exact, step: Exact, mode: RoundingMode): Exact {
  const count = countSteps(value, step, mode);
  return reduced(times(count, step.numerator), step.denominator);
}

/** Rounds a value to that many decimals, and returns the nearest double. */
export function toNumber(value: Exact, decimals: number, mode: RoundingMode = "half_up"): number {
  const { numerator, denominator } = value;
  // Adding zero turns a negative zero into zero.
  if (denominator === 1 && typeof numerator === "number") return numerator + 0;
  const scale = powerOfTen(decimals);
  // Amounts that were rounded before are whole minor units already.
  const isWhole = denominator === scale;
  const parts = isWhole ? numerator : roundScaled(numerator, denominator, scale, mode);
  if (typeof parts === "number") return parts / scale + 0;
  // Converted in two parts, because a bigint that is too large for an exact double loses digits if
  // it is converted as a whole.
  const whole = floorQuotient(parts, scale);
  const rest = plus(parts, negative(times(whole, scale)));
  return Number(`${whole}.${String(rest).padStart(decimals, "0")}`);
}
