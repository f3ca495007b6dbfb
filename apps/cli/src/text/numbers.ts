/** With all digits, and separators for thousands: `1234.5` becomes `1,234.5`. */
export function formatNumber(value: number | string): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `digits` times ten to the power of `exponent`, without trailing zeros. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

const literal = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d{1,4}))?$/i;

/** `40`, `15.75`, `.5`, `1e3`. Hexadecimal, separators and words are rejected. */
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

/** Undefined if a double cannot represent this decimal without changing it. */
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
