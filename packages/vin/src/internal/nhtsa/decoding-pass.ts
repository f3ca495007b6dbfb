import type { PlanCache } from "../plan/plan-cache.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { checkDigitComputes, findInvalid } from "./cfr-565.ts";
import { toCodes, weighCodes } from "./error-codes.ts";
import { type Core, coreOf } from "./read-patterns.ts";
import { judge, nothingWrong, type WrongPosition } from "./wrong-positions.ts";

/** One decode for one model year. */
export interface Pass {
  readonly core: Core;
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
export function scoreOf({ errorWeight, core }: Pass): readonly number[] {
  return [errorWeight, core.weight, core.matched.rows];
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
  const core = coreOf(vpic, plans.get(wmi, year), wmi, vin, year);
  const invalidPositions = findInvalid(vin, wmi, core.isOffRoad);
  const wrongDigit = !checkDigitComputes(vin, wmi);
  const isClean = core.isSound && invalidPositions.length === 0 && !wrongDigit;
  if (isClean && year !== undefined) {
    const codes = contradicts ? withYearContradicted(core.cleanCodes) : core.cleanCodes;
    const errorWeight = core.cleanWeight + (contradicts ? weighCodes(yearContradicted) : 0);
    const { wrong, corrected } = nothingWrong;
    return { core, codes, errorWeight, wrong, corrected, invalidPositions };
  }
  const { wrong, corrected, codes: judged } = judge(core.wrong, vin);
  const codes = toCodes({
    core,
    unused: core.unused,
    judged,
    noYear: year === undefined,
    invalid: invalidPositions.length > 0,
    contradicts,
    wrongDigit,
  });
  return { core, codes, errorWeight: weighCodes(codes), wrong, corrected, invalidPositions };
}

const yearContradicted: readonly number[] = [12];

function withYearContradicted(codes: readonly number[]): readonly number[] {
  return [...codes, ...yearContradicted].sort((one, other) => one - other);
}
