import { checkDigitComputes, findInvalid } from "./cfr-565.ts";
import { type Core, coreOf } from "./core.ts";
import { toCodes, weighCodes } from "./error-codes.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { Vpic } from "./vpic.ts";
import type { VpicWmi } from "./wmi-table.ts";
import { judge, type WrongPosition } from "./wrong-positions.ts";

/** One decode under one model year. */
export interface Pass extends Omit<Core, "facts" | "answer"> {
  readonly core: Core;
  /** vPIC's codes, ascending. */
  readonly codes: readonly number[];
  /** The VIN with its one wrong character put right (codes 2 and 3). */
  readonly corrected: string | undefined;
  /** Positions whose character breaks the rules of 49 CFR 565 (code 400). */
  readonly invalidPositions: readonly number[];
}

/** How good a pass is: least bad codes, then most of what matters, then most rows. */
export function scoreOf({ codes, weight, matched }: Pass): readonly number[] {
  return [weighCodes(codes), weight, matched.rows];
}

/** Runs NHTSA's procedure for one model year. `contradicts`: the caller gave another one (code 12). */
export function runPass(
  vpic: Vpic,
  plans: PlanCache,
  wmi: VpicWmi,
  vin: string,
  year: number | undefined,
  contradicts: boolean,
): Pass {
  const core = coreOf(vpic, plans, wmi, vin, year);
  const invalidPositions = findInvalid(vin, wmi, core.isOffRoad);
  const wrongDigit = !checkDigitComputes(vin, wmi);
  const isClean =
    core.wrong.length === 0 && invalidPositions.length === 0 && !wrongDigit && !contradicts;
  if (isClean && year !== undefined) {
    const codes = core.cleanCodes;
    return toPass(core, codes, core.wrong, undefined, invalidPositions);
  }
  const judged = judge(core.wrong, vin);
  const codes = toCodes({
    core,
    judged: judged.codes,
    noYear: year === undefined,
    invalid: invalidPositions.length > 0,
    contradicts,
    wrongDigit,
  });
  return toPass(core, codes, judged.wrong, judged.corrected, invalidPositions);
}

/** Written out, because spreading a core costs as much as matching a VIN. */
function toPass(
  core: Core,
  codes: readonly number[],
  wrong: readonly WrongPosition[],
  corrected: string | undefined,
  invalidPositions: readonly number[],
): Pass {
  return {
    core,
    codes,
    wrong,
    corrected,
    invalidPositions,
    wmi: core.wmi,
    year: core.year,
    descriptor: core.descriptor,
    plan: core.plan,
    matched: core.matched,
    matchText: core.matchText,
    unused: core.unused,
    make: core.make,
    makeFromModel: core.makeFromModel,
    isOffRoad: core.isOffRoad,
    isGlider: core.isGlider,
    hasModel: core.hasModel,
    weight: core.weight,
    cleanCodes: core.cleanCodes,
  };
}
