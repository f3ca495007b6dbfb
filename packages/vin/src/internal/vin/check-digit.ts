import { characterValues, positionWeights } from "../../data/check-digit-values.ts";
import type { Vehicle, VehicleWarning } from "../../types.ts";
import { symbols } from "./vin-characters.ts";

// purity: the value of a character by its character code, filled once, when the module is loaded.
const values = new Uint8Array(128);
for (const [index, value] of characterValues.entries()) values[symbols.charCodeAt(index)] = value;

const weights = Uint8Array.from(positionWeights);
const digits = "0123456789X";

/** The check digit that 49 CFR 565.15(c) computes for a well-formed VIN: 0-9 or X. */
export function computeCheckDigit(vin: string): string {
  return digits[sumOf(vin) % 11] ?? "";
}

/**
 * Those of some symbols that would make the check digit right at a position other than 9, counted
 * from 1.
 */
export function symbolsThatFit(vin: string, position: number, symbols: string): string[] {
  const weight = weights[position - 1] ?? 0;
  const others = sumOf(vin) - weight * (values[vin.charCodeAt(position - 1)] ?? 0);
  const fitting: string[] = [];
  for (const symbol of symbols) {
    const sum = others + weight * (values[symbol.charCodeAt(0)] ?? 0);
    if (digits[sum % 11] === vin[8]) fitting.push(symbol);
  }
  return fitting;
}

function sumOf(vin: string): number {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (weights[at] ?? 0) * (values[vin.charCodeAt(at)] ?? 0);
  return sum;
}

/**
 * The check digit of a VIN: the character at position 9, and the one that 49 CFR
 * 565.15(c) computes.
 */
export interface CheckDigit {
  /** Whether both are equal. Outside North America and China, a mismatch means nothing. */
  readonly valid: boolean;
  /** The computed check digit: 0-9 or X. */
  readonly expected: string;
  /** The character at position 9. */
  readonly given: string;
}

/** The check digit of a VIN that is known to be well-formed. */
export function toCheckDigit(vin: string): CheckDigit {
  const expected = computeCheckDigit(vin);
  const given = vin[8] ?? "";
  return { valid: expected === given, expected, given };
}

type Verdict = Readonly<Vehicle["checkDigit"]>;

const right = verdicts(true);
const wrong = verdicts(false);

function verdicts(valid: boolean): readonly Verdict[] {
  return [...digits].map((expected) => Object.freeze({ valid, expected }));
}

/** The `checkDigit` of an answer. There are only 22 different ones, so they are shared. */
export function checkDigitOf(vin: string, expected: string): Verdict {
  const valid = vin[8] === expected;
  // `expected` is one of the digits.
  return (valid ? right : wrong)[digits.indexOf(expected)] as Verdict;
}

/** The warning that position 9 is not the check digit of the other characters. It is frozen. */
export function wrongCheckDigit(given: string, expected: string): VehicleWarning {
  return Object.freeze({
    code: "check_digit",
    message: `Position 9 is ${given}, but the check digit of the other characters is ${expected}: a character may be mistyped.`,
    positions: Object.freeze([9]),
    expected,
  });
}
