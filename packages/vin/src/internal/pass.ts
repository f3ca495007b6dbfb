import { elementDefaults, elementIds, elementWeights } from "../data/elements.ts";
import { computeCheckDigit } from "./check-digit.ts";
import { buildPlan, type Matched, matchPlan, type Plan } from "./plan.ts";
import { isDigitAt, symbolAt, symbols } from "./symbols.ts";
import type { Vpic, VpicWmi } from "./vpic.ts";

/** vPIC's error codes and how badly each counts when two model years compete. Table ErrorCode of vPIC, 2026. */
const errorWeights: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, -5],
  [2, -100],
  [3, -100],
  [4, -200],
  [5, -300],
  [6, -10],
  [7, -10_000],
  [8, -1000],
  [9, 0],
  [10, 0],
  [11, -20],
  [12, -20],
  [14, -30],
  [400, -40],
]);

/** Body classes that are no motor vehicles, and the one of a glider. Decode procedure of vPIC, 2026. */
const offRoadBodies = new Set(["69", "84", "86", "88", "97", "105", "113", "124", "126", "127"]);
const gliderBody = "64";

/** A position whose character no key of the WMI and year allows, and what they allow. */
export interface WrongPosition {
  readonly position: number;
  readonly possible: string;
}

/** What the characters that some key reads decide; all VINs that share them share it. */
export interface Core {
  readonly matched: Matched;
  /** Positions 4-8, a bar, and what follows up to the last position that some key reads: what keys are matched with. */
  readonly matchText: string;
  readonly wrong: readonly WrongPosition[];
  /** Positions 4-8 and 11 that no matching key looks at. */
  readonly unused: readonly number[];
  readonly make: string | undefined;
  /** Whether the model says the make; else it is the only make of the WMI. */
  readonly makeFromModel: boolean;
  readonly isOffRoad: boolean;
  readonly isGlider: boolean;
  readonly hasModel: boolean;
  readonly weight: number;
  /** The codes of a VIN with nothing wrong outside of what keys read. */
  readonly cleanCodes: readonly number[];
}

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
  const errors = codes.reduce((sum, code) => sum + (errorWeights.get(code) ?? 0), 0);
  return [errors, weight, matched.rows];
}

const noPositions: readonly number[] = [];

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

const coresOfPlan = new WeakMap<Plan, Map<string, Core>>();
/** Where keys read serial numbers every VIN is new; a plan keeps no more than this. */
const mostCores = 1024;

function coreOf(vpic: Vpic, plan: Plan, wmi: VpicWmi, vin: string, year: number | undefined): Core {
  let cores = coresOfPlan.get(plan);
  if (cores === undefined) {
    cores = new Map();
    coresOfPlan.set(plan, cores);
  }
  // The positions that count as checked or unused go up to 11, or 14, whether or not a key reads them.
  const end = Math.max(11, plan.lastPosition);
  const key = `${vin.slice(3, 8)}|${vin.slice(9, end)}`;
  const known = cores.get(key);
  if (known !== undefined) return known;
  const core = buildCore(vpic, plan, wmi, vin, key, year !== undefined);
  if (cores.size < mostCores) cores.set(key, core);
  return core;
}

function buildCore(
  vpic: Vpic,
  plan: Plan,
  wmi: VpicWmi,
  vin: string,
  matchText: string,
  hasYear: boolean,
): Core {
  const matched = matchPlan(vpic, plan, vin);
  const body = elementText(vpic, matched, elementIds.bodyClass);
  const isKnown = matched.rows > 0;
  const { make, makeFromModel } = findMake(vpic, matched, wmi);
  const core = {
    matched,
    matchText,
    wrong: isKnown ? findWrong(plan, wmi, vin) : [],
    unused: isKnown
      ? [4, 5, 6, 7, 8, 11].filter((each) => ((matched.usedPositions >> each) & 1) === 0)
      : noPositions,
    make,
    makeFromModel,
    isOffRoad: offRoadBodies.has(body),
    isGlider: body === gliderBody,
    hasModel: indexedValue(vpic, matched, elementIds.model) !== 0,
    weight: weigh(vpic, matched, wmi, hasYear, make !== undefined),
  };
  const nothing = { noYear: false, invalid: false, contradicts: false, wrongDigit: false };
  return { ...core, cleanCodes: toCodes({ core, judged: noPositions, ...nothing }) };
}

/** Plans by WMI and year, the last few thousand of them. */
export class PlanCache {
  readonly #vpic: Vpic;
  readonly #plans = new Map<number, Plan>();
  readonly #limit: number;

  constructor(vpic: Vpic, limit = 8192) {
    this.#vpic = vpic;
    this.#limit = limit;
  }

  get(wmi: VpicWmi, year: number | undefined): Plan {
    const key = wmi.index * 4096 + (year ?? 0);
    const known = this.#plans.get(key);
    if (known !== undefined) return known;
    const plan = buildPlan(this.#vpic, wmi, year);
    if (this.#plans.size >= this.#limit) {
      const [oldest] = this.#plans.keys();
      if (oldest !== undefined) this.#plans.delete(oldest);
    }
    this.#plans.set(key, plan);
    return plan;
  }
}

/** The value of an element by NHTSA's number, plus 1; 0 where there is none. */
export function indexedValue(vpic: Vpic, matched: Matched, elementId: number): number {
  return matched.values[vpic.elementIndex[elementId] ?? -1] ?? 0;
}

/** The value of an element as vPIC has it; empty where there is none. */
export function elementText(vpic: Vpic, matched: Matched, elementId: number): string {
  const element = vpic.elementIndex[elementId] ?? -1;
  const value = matched.values[element] ?? 0;
  return value === 0 ? "" : (vpic.values[element]?.at(value - 1) ?? "");
}

/** Cars, MPVs and light trucks: position 7 tells the cycle of the year, and position 13 is a digit. */
export function isLight({ vehicleTypeId, truckTypeId }: VpicWmi): boolean {
  return vehicleTypeId === 2 || vehicleTypeId === 7 || (vehicleTypeId === 3 && truckTypeId === 1);
}

function findMake(vpic: Vpic, matched: Matched, wmi: VpicWmi) {
  const model = indexedValue(vpic, matched, elementIds.model);
  if (model !== 0) return { make: vpic.makeOfModel(model - 1), makeFromModel: true };
  const [only, ...others] = wmi.makes;
  return { make: others.length === 0 ? only : undefined, makeFromModel: false };
}

/** Position 9 is 0-9 or X, position 10 a year code, the serial digits (49 CFR 565.15, as vPIC applies it). */
function findInvalid(vin: string, wmi: VpicWmi, isOffRoad: boolean): number[] {
  const serial = wmi.code.length === 6 ? 15 : isLight(wmi) ? 13 : 14;
  const invalid: number[] = [];
  const digit = symbolAt(vin, 9);
  if (!isOffRoad && digit >= 10 && symbols[digit] !== "X") invalid.push(9);
  if ("0UZ".includes(vin[9] ?? "")) invalid.push(10);
  for (let position = serial; position <= 17; position++) {
    if (!isDigitAt(vin, position)) invalid.push(position);
  }
  return invalid;
}

function checkDigitComputes(vin: string, wmi: VpicWmi): boolean {
  if ("0UZ".includes(vin[9] ?? "")) return false;
  const isSmall = vin[2] === "9";
  const serial = isSmall ? 15 : isLight(wmi) ? 13 : 14;
  for (let position = serial; position <= 17; position++) {
    if (!isDigitAt(vin, position)) return false;
  }
  return vin[8] === computeCheckDigit(vin);
}

function findWrong(plan: Plan, wmi: VpicWmi, vin: string): WrongPosition[] {
  const last = wmi.code.length === 6 ? 11 : 14;
  const wrong: WrongPosition[] = [];
  for (let position = 4; position <= last; position++) {
    if (((plan.saysSomething >> position) & 1) === 0) continue;
    const low = plan.validLow[position] ?? 0;
    const high = plan.validHigh[position] ?? 0;
    const symbol = symbolAt(vin, position);
    if (symbol === 32 ? high === 1 : ((low >>> symbol) & 1) === 1) continue;
    wrong.push({ position, possible: listSymbols(low, high) });
  }
  return wrong;
}

function listSymbols(low: number, high: number): string {
  let list = "";
  for (let symbol = 0; symbol < 32; symbol++) if ((low >>> symbol) & 1) list += symbols[symbol];
  return high === 1 ? `${list}${symbols[32]}` : list;
}

interface Judgement {
  readonly wrong: readonly WrongPosition[];
  readonly corrected: string | undefined;
  readonly codes: readonly number[];
}

/** One wrong position with one way to right it is code 2; one way that the check digit allows is 3; else 4; several are 5. */
function judge(wrong: readonly WrongPosition[], vin: string): Judgement {
  const [only, ...others] = wrong;
  if (only === undefined) return { wrong, corrected: undefined, codes: [] };
  if (others.length > 0) return { wrong, corrected: undefined, codes: [5] };
  const { position, possible } = only;
  if (possible.length === 1) {
    return { wrong, corrected: replaceAt(vin, position, possible), codes: [2] };
  }
  const fits = [...possible].filter((symbol) => {
    const candidate = replaceAt(vin, position, symbol);
    return candidate[8] === computeCheckDigit(candidate);
  });
  const [fit, ...moreFits] = fits;
  if (fit === undefined || moreFits.length > 0) return { wrong, corrected: undefined, codes: [4] };
  return {
    wrong: [{ position, possible: fit }],
    corrected: replaceAt(vin, position, fit),
    codes: [3],
  };
}

/** The VIN with another symbol at a 1-based position. */
export function replaceAt(vin: string, position: number, symbol: string): string {
  return vin.slice(0, position - 1) + symbol + vin.slice(position);
}

interface CodeFacts {
  readonly core: Pick<Core, "matched" | "unused" | "isOffRoad" | "isGlider" | "hasModel">;
  readonly judged: readonly number[];
  readonly noYear: boolean;
  readonly invalid: boolean;
  readonly contradicts: boolean;
  readonly wrongDigit: boolean;
}

function toCodes(facts: CodeFacts): readonly number[] {
  const { matched, unused, isOffRoad, isGlider, hasModel } = facts.core;
  const codes = new Set(matched.rows === 0 ? [8] : facts.judged);
  if (unused.length > 0) codes.add(14);
  if (facts.noYear) codes.add(11);
  if (facts.invalid) codes.add(400);
  if (facts.wrongDigit) codes.add(1);
  const isClean = codes.size === 0 || (codes.size === 1 && codes.has(14));
  if (isGlider) codes.add(9);
  if (isOffRoad) codes.add(10);
  if (facts.contradicts) codes.add(12);
  if (isClean) {
    codes.add(0);
    if (!hasModel) codes.add(14);
  }
  return [...codes].sort((one, other) => one - other);
}

/** How much of what matters is filled. */
function weigh(
  vpic: Vpic,
  matched: Matched,
  wmi: VpicWmi,
  hasYear: boolean,
  hasMake: boolean,
): number {
  let weight = 0;
  for (const [index, element] of vpic.elements.entries()) {
    if (matched.values[index] !== 0) weight += elementWeights[element] ?? 0;
  }
  const has = (element: number) => indexedValue(vpic, matched, element) !== 0;
  const converted = has(elementIds.displacementL) || has(elementIds.displacementCi);
  if (converted && !has(elementIds.displacementCc)) weight += elementWeights[11] ?? 0;
  const byDefault = elementDefaults[wmi.vehicleTypeId];
  if (byDefault !== undefined && !has(byDefault.element)) {
    weight += elementWeights[byDefault.element] ?? 0;
  }
  if (hasYear) weight += elementWeights[elementIds.year] ?? 0;
  if (hasMake) weight += elementWeights[elementIds.make] ?? 0;
  if (wmi.vehicleTypeId !== 0) weight += elementWeights[elementIds.vehicleType] ?? 0;
  return weight;
}
