/**
 * A whole number: a double if it is a safe integer, else a bigint, so that no number is
 * ever rounded.
 */
export type Integer = number | bigint;

const largest = Number.MAX_SAFE_INTEGER;

/** Whether a double that is a whole number is exact: within 2^53 - 1 of zero. */
export function isSafe(value: number): boolean {
  return value <= largest && value >= -largest;
}

/** Converts a bigint to a double if that is exact. */
export function narrow(value: bigint): Integer {
  return value <= largest && value >= -largest ? Number(value) : value;
}

/** `a x b`. */
export function times(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // A product that is a safe integer is exact, because a larger product is never rounded to a
    // safe integer.
    if (isSafe(product)) return product;
  }
  return narrow(BigInt(a) * BigInt(b));
}

/** `a + b`. */
export function plus(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (isSafe(sum)) return sum;
  }
  return narrow(BigInt(a) + BigInt(b));
}

/** `-value`, without a negative zero. */
export function negative(value: Integer): Integer {
  return typeof value === "number" ? 0 - value : -value;
}

/**
 * `a / b` rounded towards minus infinity; `b` is positive.
 *
 * The division of two doubles is exact enough for this. A quotient that is not a whole number is at
 * least `1 / b` away from the next whole number. The rounding of the division is smaller than that
 * while `a` is a safe integer. Computing a remainder instead costs several times as much.
 */
export function floorQuotient(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") return Math.floor(a / b);
  const [dividend, divisor] = [BigInt(a), BigInt(b)];
  const remainder = dividend % divisor;
  return narrow((dividend - (remainder < 0n ? remainder + divisor : remainder)) / divisor);
}

const powersOfTen = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/**
 * 10 to the power of `exponent`. Looked up, because raising to a power costs as much as a rounding.
 */
export function powerOfTen(exponent: number): number {
  return powersOfTen[exponent] ?? 10 ** exponent;
}

/**
 * `amount × part / whole` rounded to the nearest whole number, halves up; exact for amounts up to
 * 2^53 - 1.
 */
export function shareHalfUp(amount: number, part: number, whole: number): number {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(twice / (2n * BigInt(whole)));
}
