import type { VpicWmi } from "../vpic/wmi-table.ts";
import { findInvalid } from "./cfr-565.ts";
import { nothingFound, toCodes, weighCodes } from "./error-codes.ts";
import { type NhtsaTables, type PatternReading, readPatterns } from "./read-patterns.ts";
import { judge, nothingWrong, type WrongPosition } from "./wrong-positions.ts";

/** The result of NHTSA's procedure for one VIN and one model year. */
export interface Pass {
  readonly patterns: PatternReading;
  /** vPIC's error codes, ascending. */
  readonly codes: readonly number[];
  readonly wrong: readonly WrongPosition[];
  /** Whether nothing is wrong, as far as the tables say. */
  readonly isClean: boolean;
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

/** Runs NHTSA's procedure for one model year. `contradicts` adds code 12: the caller's year contradicts the VIN. */
export function runPass(input: PassInput, year: number | undefined, contradicts: boolean): Pass {
  const { vpic, wmi, vin, checkDigitValid } = input;
  const patterns = readPatterns(input, wmi, vin, year);
  const invalidPositions = findInvalid(vpic, vin, wmi, patterns.isOffRoad);
  // The check digit counts only if position 10 is a year code, and the serial number has digits.
  const wrongDigit = !checkDigitValid || (invalidPositions.at(-1) ?? 0) > 9;
  const isSound = patterns.wrong.length === 0 || patterns.isExcused;
  const isClean = isSound && invalidPositions.length === 0 && !wrongDigit && year !== undefined;
  const { wrong, corrected, codes: judged } = isClean ? nothingWrong : judge(patterns.wrong, vin);
  const codes = toCodes({
    patterns,
    unused: isClean ? patterns.counted : patterns.unused,
    judged,
    noYear: year === undefined,
    invalid: invalidPositions.length > 0,
    contradicts,
    wrongDigit,
    isShort: vin.length < 17,
  });
  return { patterns, codes, isClean, wrong, corrected, invalidPositions };
}

/**
 * The code for any wrong character. Codes 2 to 4 differ only in how many characters the keys allow instead, which means
 * nothing if keys are missing.
 */
const oneWrong: readonly number[] = [2];
const yearContradicted = 12;

/**
 * The weight of the error codes in the choice between two model years; lower is worse. In this choice, an undeclared
 * character always counts.
 */
export function errorWeightOf({ patterns, codes, isClean }: Pass): number {
  if (!isClean) return weighCodes(codes);
  const judged = patterns.wrong.length === 0 ? [] : oneWrong;
  const contradicts = codes.includes(yearContradicted);
  const { unused } = patterns;
  return weighCodes(toCodes({ ...nothingFound, patterns, unused, judged, contradicts }));
}
