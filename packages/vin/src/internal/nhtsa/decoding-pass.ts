import { errorWeights } from "../../data/vpic-values.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { findInvalid } from "./cfr-565.ts";
import { type NhtsaTables, type PatternReading, readPatterns } from "./read-patterns.ts";
import { judge, type WrongPosition } from "./wrong-positions.ts";

/** The result of NHTSA's procedure for one VIN and one model year. */
export interface Pass {
  readonly patterns: PatternReading;
  /** vPIC's error codes, ascending. */
  readonly codes: readonly number[];
  readonly wrong: readonly WrongPosition[];
  /** The VIN with its one wrong character corrected (codes 2 and 3). */
  readonly corrected: string | undefined;
  /** Positions whose character breaks the rules of 49 CFR 565 (code 400). */
  readonly invalidPositions: readonly number[];
}

/** What a pass reads, besides the model year. */
export interface PassInput extends NhtsaTables {
  readonly wmi: VpicWmi;
  readonly vin: string;
  /** Whether position 9 is right, or NHTSA excepts the VIN. False for a partial VIN. */
  readonly checkDigitValid: boolean;
}

/**
 * Runs NHTSA's procedure for one model year. `contradicts` adds code 12: the caller's year
 * contradicts the VIN.
 */
export function runPass(input: PassInput, year: number | undefined, contradicts: boolean): Pass {
  const { vpic, wmi, vin, checkDigitValid } = input;
  const patterns = readPatterns(input, wmi, vin, year);
  const invalidPositions = findInvalid(vpic, vin, wmi, patterns.isOffRoad);
  // The check digit counts only if position 10 is a year code, and the serial number has digits.
  const wrongDigit = !checkDigitValid || (invalidPositions.at(-1) ?? 0) > 9;
  const { wrong, corrected, codes: judged } = judge(patterns.wrong, vin);
  const codes = toCodes({
    patterns,
    unused: patterns.unused,
    judged,
    noYear: year === undefined,
    invalid: invalidPositions.length > 0,
    contradicts,
    wrongDigit,
    isShort: vin.length < 17,
  });
  return { patterns, codes, wrong, corrected, invalidPositions };
}

/** The sum of the weights of the error codes in the choice between two years; lower is worse. */
export function errorWeightOf({ codes }: Pass): number {
  return codes.reduce((sum, code) => sum + (errorWeights.get(code) ?? 0), 0);
}

interface CodeFacts {
  readonly patterns: {
    readonly matched: { readonly rows: number };
    readonly isOffRoad: boolean;
    readonly isGlider: boolean;
    readonly hasModel: boolean;
  };
  /** The positions that no matching key reads, without those that do not count, as bits. */
  readonly unused: number;
  /** The code of the wrong characters: 2, 3, 4 or 5; or none. */
  readonly judged: readonly number[];
  readonly noYear: boolean;
  readonly invalid: boolean;
  readonly contradicts: boolean;
  readonly wrongDigit: boolean;
  /** Fewer than 17 characters. No check digit is expected of such a VIN. */
  readonly isShort: boolean;
}

/** The error codes of a VIN, ascending. */
function toCodes(facts: CodeFacts): readonly number[] {
  const { matched, isOffRoad, isGlider, hasModel } = facts.patterns;
  const isKnown = matched.rows > 0;
  const wrongDigit = facts.wrongDigit && !facts.isShort;
  const isFaulty =
    !isKnown ||
    facts.judged.length > 0 ||
    facts.noYear ||
    facts.invalid ||
    facts.isShort ||
    wrongDigit;
  let bits = isFaulty ? 0 : 1;
  if (wrongDigit) bits |= 1 << 1;
  if (isKnown) for (const code of facts.judged) bits |= 1 << code;
  if (facts.isShort) bits |= 1 << 6;
  if (!isKnown) bits |= 1 << 8;
  if (isGlider) bits |= 1 << 9;
  if (isOffRoad) bits |= 1 << 10;
  if (facts.noYear) bits |= 1 << 11;
  if (facts.contradicts) bits |= 1 << 12;
  if (facts.unused !== 0 || (!isFaulty && !hasModel)) bits |= 1 << 14;
  if (facts.invalid) bits |= 1 << bitOf400;
  return listOf(bits);
}

const bitOf400 = 15;

// purity: a cache that changes no answer. There are a few hundred different lists.
const lists = new Map<number, readonly number[]>();

/**
 * The codes whose bits are set, ascending, in a frozen list that all answers with these
 * codes share.
 */
function listOf(bits: number): readonly number[] {
  let codes = lists.get(bits);
  if (codes === undefined) {
    const numbers = Array.from({ length: bitOf400 }, (_, code) => code);
    codes = Object.freeze([...numbers, 400].filter((_, bit) => (bits >> bit) & 1));
    lists.set(bits, codes);
  }
  return codes;
}
