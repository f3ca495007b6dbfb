import { checkDigitComputes, findInvalid } from "./cfr-565.ts";
import { type Core, coreOf } from "./core.ts";
import { toCodes, weighCodes } from "./error-codes.ts";
import type { Plan } from "./plan.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { Vpic } from "./vpic.ts";
import type { VpicWmi } from "./wmi-table.ts";
import { judge, type WrongPosition } from "./wrong-positions.ts";

/** One decode under one model year. */
export interface Pass extends Core {
  readonly core: Core;
  readonly year: number | undefined;
  readonly plan: Plan;
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
  const plan = plans.get(wmi, year);
  const core = coreOf(vpic, plan, wmi, vin, year);
  const invalidPositions = findInvalid(vin, wmi, core.isOffRoad);
  const wrongDigit = !checkDigitComputes(vin, wmi);
  const isClean =
    core.wrong.length === 0 && invalidPositions.length === 0 && !wrongDigit && !contradicts;
  if (isClean && year !== undefined) {
    const codes = core.cleanCodes;
    return toPass(core, plan, year, codes, core.wrong, undefined, invalidPositions);
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
  return toPass(core, plan, year, codes, judged.wrong, judged.corrected, invalidPositions);
}

/** What decides a VIN in which nothing is wrong; undefined when something is. */
export function flawlessCore(
  vpic: Vpic,
  plans: PlanCache,
  wmi: VpicWmi,
  vin: string,
  year: number,
): Core | undefined {
  // A check digit computes only where position 10 is a year code and the serial number is one.
  if (!checkDigitComputes(vin, wmi)) return undefined;
  const core = coreOf(vpic, plans.get(wmi, year), wmi, vin, year);
  return core.wrong.length === 0 ? core : undefined;
}

/** Written out, because spreading a core costs as much as matching a VIN. */
function toPass(
  core: Core,
  plan: Plan,
  year: number | undefined,
  codes: readonly number[],
  wrong: readonly WrongPosition[],
  corrected: string | undefined,
  invalidPositions: readonly number[],
): Pass {
  return {
    core,
    year,
    plan,
    codes,
    wrong,
    corrected,
    invalidPositions,
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
