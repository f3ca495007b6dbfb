import { type Pass, runPass, scoreOf } from "./decoding-pass.ts";
import type { PlanCache } from "./plan-cache.ts";
import { isDigitAt } from "./symbols.ts";
import type { Vpic } from "./vpic.ts";
import { isLight, type VpicWmi } from "./wmi-table.ts";
import { cycleYear, firstYear } from "./year-code.ts";

/** The answer of NHTSA's procedure. */
export interface NhtsaReading {
  readonly wmi: VpicWmi;
  readonly pass: Pass;
  /** Years under which patterns fit equally well, best first. */
  readonly possible: readonly number[];
  /** Whether position 10 alone left two years open and the patterns decided. */
  readonly isConclusive: boolean;
  /** NHTSA sets the year of this descriptor itself. */
  readonly isOverridden: boolean;
  /** The last position that some key of these years reads. */
  readonly lastPosition: number;
  /** Some key of these years allows several characters at the one position that is wrong: the check digit chooses. */
  readonly asksCheckDigit: boolean;
}

interface NhtsaInput {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly wmi: VpicWmi;
  readonly vin: string;
  readonly callerYear: number | undefined;
  /** The current year + 2. */
  readonly latestYear: number;
}

/** Decodes under every model year that the VIN can mean, and takes the one that NHTSA's procedure takes. */
export function readNhtsa(input: NhtsaInput): NhtsaReading {
  const { vpic, wmi, vin, callerYear, latestYear } = input;
  const overridden = vpic.hasOverrides(wmi.code) ? vpic.yearOverride(descriptorOf(vin)) : undefined;
  if (overridden !== undefined && overridden >= firstYear && overridden <= latestYear) {
    const contradicts = callerYear !== undefined && callerYear !== overridden;
    const pass = runPass(vpic, input.plans, wmi, vin, overridden, contradicts);
    const possible = [overridden];
    return { wmi, pass, possible, isConclusive: true, isOverridden: true, ...readBy([pass]) };
  }
  const { year, otherYear, isConclusive } = yearsOf(input);
  const passes = runPasses(input, year, otherYear);
  const best = passes.reduce((leader, pass) =>
    isBetter(pass, leader, callerYear) ? pass : leader,
  );
  const others = passes.filter((pass) => pass !== best && pass.errorWeight >= best.errorWeight);
  const possible = [best, ...others].flatMap((pass) => pass.core.year ?? []);
  return { wmi, pass: best, possible, isConclusive, isOverridden: false, ...readBy(passes) };
}

/** What of a VIN decided passes. */
function readBy(passes: readonly Pass[]) {
  const cores = passes.map(({ core }) => core);
  return {
    lastPosition: Math.max(...cores.map(({ lastPosition }) => lastPosition)),
    asksCheckDigit: cores.some(({ wrong: [only, ...others] }) => {
      return only !== undefined && others.length === 0 && only.possible.length > 1;
    }),
  };
}

/** Positions 1-8, a star, and 10-11, or 10-14 of a maker of few vehicles. */
export function descriptorOf(vin: string): string {
  return `${vin.slice(0, 8)}*${vin.slice(9, lengthOfDescriptor(vin))}`;
}

/** The last position of the descriptor. */
export function lengthOfDescriptor(vin: string): number {
  return vin[2] === "9" ? 14 : 11;
}

function yearsOf({ wmi, vin, latestYear }: NhtsaInput) {
  const newer = cycleYear(vin[9] ?? "");
  if (newer === undefined) return { year: undefined, otherYear: undefined, isConclusive: true };
  let year = newer;
  let isConclusive = isLight(wmi);
  if (isConclusive && isDigitAt(vin, 7)) year -= 30;
  if (year > latestYear) {
    year -= 30;
    isConclusive = true;
  }
  if (!isConclusive) return { year, otherYear: year - 30, isConclusive };
  const other =
    year <= latestYear - 30 ? year + 30 : year >= firstYear + 30 ? year - 30 : undefined;
  const isSwitched = other !== undefined && !covers(wmi, year) && covers(wmi, other);
  return { year: isSwitched ? other : year, otherYear: undefined, isConclusive };
}

function covers({ links }: VpicWmi, year: number): boolean {
  return links.some(({ yearFrom, yearTo }) => year >= yearFrom && year <= yearTo);
}

function runPasses(
  input: NhtsaInput,
  year: number | undefined,
  otherYear: number | undefined,
): Pass[] {
  const { vpic, plans, wmi, vin, callerYear, latestYear } = input;
  const run = (passYear: number | undefined, contradicts: boolean) =>
    runPass(vpic, plans, wmi, vin, passYear, contradicts);
  const passes: Pass[] = [];
  const isUsable = callerYear !== undefined && callerYear >= firstYear && callerYear <= latestYear;
  if (isUsable && callerYear !== year && callerYear !== otherYear) {
    const pass = run(callerYear, true);
    passes.push(pass);
    if (!pass.codes.includes(8) || year === undefined) return passes;
  }
  const differs = (passYear: number | undefined) =>
    callerYear !== undefined && passYear !== undefined && callerYear !== passYear;
  passes.push(run(year, differs(year)));
  if (otherYear !== undefined) passes.push(run(otherYear, differs(otherYear)));
  return passes;
}

/** Least bad codes, then most of what matters, then most rows, then the caller's year, then the later one. */
function isBetter(pass: Pass, leader: Pass, callerYear: number | undefined): boolean {
  const scores = scoreOf(leader);
  for (const [each, value] of scoreOf(pass).entries()) {
    const other = scores[each] ?? 0;
    if (value !== other) return value > other;
  }
  const rank = ({ core: { year = 0 } }: Pass) => year + (year === callerYear ? 10_000 : 0);
  return rank(pass) > rank(leader);
}
