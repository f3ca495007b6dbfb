/** Decimal digits without the point, and how many of them come after it. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Table Conversion of vPIC: whether to multiply or to divide, and by what. */
const conversions = {
  "cc to cc": "*1",
  "ci to cc": "*16.387064",
  "l to cc": "*1000",
  "l to ci": "/0.016387064",
  "cc to ci": "/16.387064",
  "ci to l": "*0.016387064",
  "cc to l": "/1000",
} as const;

/** The units that a displacement is converted from and to. */
export type Conversion = keyof typeof conversions;

/** The fewest decimals of a quotient. */
const fewestDecimals = 6;

/**
 * Converts a displacement as NHTSA does, with the same number of decimals: a product has the decimals of both factors;
 * a quotient has those of the dividend, plus the number of digits of the divisor, plus one, but at least six, and is
 * cut off, not rounded. Undefined if the text is not a number.
 *
 * @example
 * convertDisplacement("4.0", "l to ci"); // => "244.09497637892"
 */
export function convertDisplacement(text: string, how: Conversion): string | undefined {
  const value = toDecimal(text);
  if (value === undefined) return undefined;
  const conversion = conversions[how];
  const other = toDecimal(conversion.slice(1));
  if (other === undefined) return undefined;
  if (conversion.startsWith("*")) {
    return show({ digits: value.digits * other.digits, scale: value.scale + other.scale });
  }
  const precision = Math.max(String(other.digits).length, other.scale);
  const scale = Math.max(fewestDecimals, value.scale + precision + 1);
  const numerator = value.digits * 10n ** BigInt(scale - value.scale + other.scale);
  return show({ digits: numerator / other.digits, scale });
}

function toDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d{0,9})\d*)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function show({ digits, scale }: Decimal): string {
  const text = String(digits).padStart(scale + 1, "0");
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
