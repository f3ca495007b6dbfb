import { elementIds } from "../../data/elements.ts";

const { displacementCc, displacementCi, displacementL } = elementIds;

/** A conversion of NHTSA: from one element to another, by a decimal number. */
interface Conversion {
  readonly from: number;
  readonly to: number;
  readonly times?: string;
  readonly by?: string;
}

/** Table Conversion of vPIC, September 2026, in its order. */
export const conversions: readonly Conversion[] = [
  { from: displacementCc, to: displacementCi, by: "16.387064" },
  { from: displacementCi, to: displacementCc, times: "16.387064" },
  { from: displacementCc, to: displacementL, by: "1000" },
  { from: displacementL, to: displacementCc, times: "1000" },
  { from: displacementCi, to: displacementL, times: "0.016387064" },
  { from: displacementL, to: displacementCi, by: "0.016387064" },
];

/** A decimal number as written: `digits` without the point, and how many of them are after it. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
  /** The number of digits that count, without zeros in front. */
  readonly precision: number;
}

/**
 * Converts a value as NHTSA's database does, to the same number of decimals: a product has those of both factors; a
 * quotient has those of the dividend and one more than the divisor has digits, at least six, and is cut off.
 */
export function convert({ times, by }: Conversion, value: string): string | undefined {
  const given = readDecimal(value);
  const factor = readDecimal(times ?? by ?? "");
  if (given === undefined || factor === undefined) return undefined;
  if (times !== undefined) {
    return write(given.digits * factor.digits, given.scale + factor.scale);
  }
  const scale = Math.max(6, given.scale + factor.precision + 1);
  const dividend = given.digits * 10n ** BigInt(scale + factor.scale - given.scale);
  return write(dividend / factor.digits, scale);
}

function readDecimal(text: string): Decimal | undefined {
  const [, whole = "", fraction = ""] = /^\s*(\d{1,9})(?:\.(\d{0,9}))?\s*$/.exec(text) ?? [];
  if (whole === "") return undefined;
  const digits = BigInt(whole + fraction);
  // A number below 1 has no digit in front of its point.
  const precision = (whole.replace(/^0+/, "") + fraction).length;
  return { digits, scale: fraction.length, precision };
}

function write(digits: bigint, scale: number): string {
  if (scale === 0) return String(digits);
  const text = String(digits).padStart(scale + 1, "0");
  return `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
