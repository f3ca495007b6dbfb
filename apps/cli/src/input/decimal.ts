/** A decimal number without loss: `digits` times ten to the power of `exponent`; no trailing zeros in `digits`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

const literal = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d{1,4}))?$/i;

/** Reads what a person writes for a number: `40`, `15.75`, `.5`, `1e3`. No hexadecimal, no separators, no words. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = literal.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = match[4] ?? "", , power = "0"] = match;
  return trim({
    digits: BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`),
    exponent: Number(power) - fraction.length,
  });
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return trim({ digits: left.digits * right.digits, exponent: left.exponent + right.exponent });
}

/** The number that denotes exactly this decimal, or undefined where a double would change it. */
export function toExactNumber(decimal: Decimal): number | undefined {
  const value = Number(`${decimal.digits}e${decimal.exponent}`);
  if (!Number.isFinite(value)) return undefined;
  const back = parseDecimal(String(value));
  const same = back?.digits === decimal.digits && back.exponent === decimal.exponent;
  return same ? value : undefined;
}

function trim({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return { digits, exponent: 0 };
  const text = String(digits);
  const zeros = text.length - text.replace(/0+$/, "").length;
  return { digits: digits / 10n ** BigInt(zeros), exponent: exponent + zeros };
}
