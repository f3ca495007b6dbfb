import type { PlanCache } from "../plan/plan-cache.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { checkDigitComputes, findInvalid } from "./cfr-565.ts";
import { toCodes, weighCodes } from "./error-codes.ts";
import { type PatternReading, readPatterns } from "./read-patterns.ts";
import { judge, nothingWrong, type WrongPosition } from "./wrong-positions.ts";

/** The result of NHTSA's procedure for one VIN and one model year. */
export interface Pass {
  readonly patterns: PatternReading;
  /** vPIC's error codes, ascending. */
  readonly codes: readonly number[];
  readonly wrong: readonly WrongPosition[];
  /** The weight of the error codes in the choice between two model years; lower is worse. */
  readonly errorWeight: number;
  /** The VIN with its one wrong character corrected (codes 2 and 3). */
  readonly corrected: string | undefined;
  /** Positions whose character breaks the rules of 49 CFR 565 (code 400). */
  readonly invalidPositions: readonly number[];
}

/** How good a pass is: least bad error codes, then most weight, then most rows. */
export function scoreOf({ errorWeight, patterns }: Pass): readonly number[] {
  return [errorWeight, patterns.weight, patterns.matched.rows];
}

/** Runs NHTSA's procedure for one model year. `contradicts` adds code 12: the caller's year contradicts the VIN. */
export function runPass(
  vpic: Vpic,
  plans: PlanCache,
  wmi: VpicWmi,
  vin: string,
  year: number | undefined,
  contradicts: boolean,
): Pass {
  const patterns = readPatterns(vpic, plans.get(wmi, year), wmi, vin, year);
  const invalidPositions = findInvalid(vpic, vin, wmi, patterns.isOffRoad);
  const wrongDigit = !checkDigitComputes(vpic, vin, wmi);
  const isClean = patterns.isSound && invalidPositions.length === 0 && !wrongDigit;
  if (isClean && year !== undefined) {
    const codes = contradicts ? withYearContradicted(patterns.cleanCodes) : patterns.cleanCodes;
    const errorWeight = patterns.cleanWeight + (contradicts ? weighCodes(yearContradicted) : 0);
    const { wrong, corrected } = nothingWrong;
    return { patterns, codes, errorWeight, wrong, corrected, invalidPositions };
  }
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
  return { patterns, codes, errorWeight: weighCodes(codes), wrong, corrected, invalidPositions };
}

const yearContradicted: readonly number[] = [12];

function withYearContradicted(codes: readonly number[]): readonly number[] {
  return [...codes, ...yearContradicted].sort((one, other) => one - other);
}
