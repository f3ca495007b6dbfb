/** A whole number: a double while it is a safe integer, a bigint beyond, so that no number is ever rounded. */
export type Integer = number | bigint;

const largest = Number.MAX_SAFE_INTEGER;

export function isSafe(value: number): boolean {
  return value <= largest && value >= -largest;
}

export function narrow(value: bigint): Integer {
  return value <= largest && value >= -largest ? Number(value) : value;
}

export function times(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // A product that is safe as a double was exact; one beyond never rounds to a safe one.
    if (isSafe(product)) return product;
  }
  return narrow(BigInt(a) * BigInt(b));
}

export function plus(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (isSafe(sum)) return sum;
  }
  return narrow(BigInt(a) + BigInt(b));
}

export function negative(value: Integer): Integer {
  return typeof value === "number" ? 0 - value : -value;
}

/**
 * The quotient taken down to a whole number, towards minus infinity; `b` is positive.
 *
 * Two doubles divide exactly enough for it: a quotient that is no whole number is at least `1 / b` away from the next one,
 * which is more than the rounding of the division can bridge while `a` is a safe integer. A remainder would cost several
 * times as much.
 */
export function floorQuotient(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") return Math.floor(a / b);
  const [dividend, divisor] = [BigInt(a), BigInt(b)];
  const remainder = dividend % divisor;
  return narrow((dividend - (remainder < 0n ? remainder + divisor : remainder)) / divisor);
}

const powersOfTen = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** Looked up, because raising to a power costs as much as the rounding that asks for it. */
export function powerOfTen(exponent: number): number {
  return powersOfTen[exponent] ?? 10 ** exponent;
}
