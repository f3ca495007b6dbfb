/**
 * A whole number of at least zero: a double while it is a safe integer, a bigint beyond. So the small numbers of everyday
 * parcels cost no allocation, and no number is ever rounded.
 */
export type Whole = number | bigint;

/** An exact rational number of at least zero. */
export interface Fraction {
  readonly numerator: Whole;
  readonly denominator: Whole;
}

export const zero: Fraction = { numerator: 0, denominator: 1 };
export const one: Fraction = { numerator: 1, denominator: 1 };

function narrow(value: bigint): Whole {
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

export function timesWhole(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // A product of whole numbers below 2^53 is exact as a double, and one beyond never rounds to below it.
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return BigInt(a) * BigInt(b);
}

export function plusWhole(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  }
  return BigInt(a) + BigInt(b);
}

function minusWhole(a: Whole, b: Whole): Whole {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return narrow(BigInt(a) - BigInt(b));
}

/** The quotient without its remainder. */
export function divideWhole(a: Whole, b: Whole): Whole {
  // With a dividend below 2^53 a quotient just under a whole number is further from it than a double can blur.
  if (typeof a === "number" && typeof b === "number") return Math.floor(a / b);
  return narrow(BigInt(a) / BigInt(b));
}

/** Reads a number as the shortest decimal that denotes it, and a decimal string as it stands. */
export function decimal(value: number | string): Fraction {
  if (typeof value === "number" && value < 1e9) {
    for (let scale = 1; scale <= 10_000; scale *= 10) {
      const digits = Math.round(value * scale);
      // A decimal of at most 15 digits that reads as this double is the shortest one: no two of them share a double.
      if (digits / scale === value) return { numerator: digits, denominator: scale };
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

export function multiply(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: timesWhole(a.numerator, b.numerator),
    denominator: timesWhole(a.denominator, b.denominator),
  };
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: timesWhole(a.numerator, b.denominator),
    denominator: timesWhole(a.denominator, b.numerator),
  };
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) {
    return { numerator: plusWhole(a.numerator, b.numerator), denominator: a.denominator };
  }
  const numerator = plusWhole(
    timesWhole(a.numerator, b.denominator),
    timesWhole(b.numerator, a.denominator),
  );
  return reduce(numerator, timesWhole(a.denominator, b.denominator));
}

/** Lowest terms, so that a long sum does not grow with every term. Doubles are left alone: they are short. */
function reduce(numerator: Whole, denominator: Whole): Fraction {
  if (typeof denominator === "number") return { numerator, denominator };
  let [divisor, rest] = [denominator, BigInt(numerator)];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return {
    numerator: divideWhole(numerator, divisor),
    denominator: divideWhole(denominator, divisor),
  };
}

/** `a` less `b`, for a `b` that is not the larger of the two. */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: minusWhole(
      timesWhole(a.numerator, b.denominator),
      timesWhole(b.numerator, a.denominator),
    ),
    denominator: timesWhole(a.denominator, b.denominator),
  };
}

export function isGreater(a: Fraction, b: Fraction): boolean {
  return timesWhole(a.numerator, b.denominator) > timesWhole(b.numerator, a.denominator);
}

export type RoundingMode = "ceil" | "half-up" | "down";

/** The number of steps in a value, to a whole number. */
export function countSteps(value: Fraction, step: Fraction, mode: RoundingMode): Whole {
  const numerator = timesWhole(value.numerator, step.denominator);
  const denominator = timesWhole(value.denominator, step.numerator);
  switch (mode) {
    case "ceil":
      return divideWhole(plusWhole(numerator, minusWhole(denominator, 1)), denominator);
    case "half-up":
      return divideWhole(
        plusWhole(timesWhole(numerator, 2), denominator),
        timesWhole(denominator, 2),
      );
    case "down":
      return divideWhole(numerator, denominator);
  }
}

export function roundToStep(value: Fraction, step: Fraction, mode: RoundingMode): Fraction {
  return {
    numerator: timesWhole(countSteps(value, step, mode), step.numerator),
    denominator: step.denominator,
  };
}

/** The double nearest to a value of that many decimals. */
export function toNumber(
  value: Fraction,
  decimals: number,
  mode: RoundingMode = "half-up",
): number {
  const scale = 10 ** decimals;
  const whole = divideWhole(value.numerator, value.denominator);
  // Only the rest is scaled, so that it stays small.
  const rest = minusWhole(value.numerator, timesWhole(whole, value.denominator));
  const parts = countSteps(
    { numerator: timesWhole(rest, scale), denominator: value.denominator },
    one,
    mode,
  );
  return Number(plusWhole(timesWhole(whole, scale), parts)) / scale;
}
