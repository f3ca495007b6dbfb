import { isDigitAt } from "../vin/vin-characters.ts";
import { cycleYear, firstYear, firstYearOfCode } from "../vin/year-code.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { covers, isLight, type VpicWmi } from "../vpic/wmi-table.ts";
import { errorWeightOf, type Pass, type PassInput, runPass } from "./decoding-pass.ts";
import { weightOf } from "./read-patterns.ts";

/** The answer of NHTSA's procedure. */
export interface NhtsaReading {
  readonly wmi: VpicWmi;
  readonly pass: Pass;
  /** The years for which the patterns fit equally well, best first. */
  readonly possible: readonly number[];
  /**
   * True if the year followed without the patterns; false if two years were tried and the
   * patterns decided.
   */
  readonly isConclusive: boolean;
  /** True if NHTSA sets the year of this descriptor itself. */
  readonly isOverridden: boolean;
  /** The results for all years that were tried, the best one included. */
  readonly passes: readonly Pass[];
}

interface NhtsaInput extends PassInput {
  readonly callerYear: number | undefined;
  /** The current year + 2. */
  readonly latestYear: number;
  /**
   * Whether a letter at position 7 of a car or MPV means 2010 or later (49 CFR 565.15) also if only
   * the older year has a schema. NHTSA's own procedure then takes the older year.
   */
  readonly letterDecides?: boolean;
}

/**
 * Decodes the VIN for every possible model year, and chooses between them as NHTSA's
 * procedure does.
 */
export function readNhtsa(input: NhtsaInput): NhtsaReading {
  const { vpic, wmi, vin, callerYear, latestYear } = input;
  const overridden = vpic.yearOverride(descriptorOf(vin));
  if (overridden !== undefined && overridden >= firstYear && overridden <= latestYear) {
    const contradicts = callerYear !== undefined && callerYear !== overridden;
    const pass = runPass(input, overridden, contradicts);
    const possible = [overridden];
    return { wmi, pass, passes: [pass], possible, isConclusive: true, isOverridden: true };
  }
  const { year, otherYear, isConclusive } = yearsOf(input);
  const passes = runPasses(input, year, otherYear);
  // Nearly always, only one year was tried, and there is nothing to compare.
  const pass = passes.reduce((leader, each) =>
    isBetter(vpic, each, leader, callerYear) ? each : leader,
  );
  const possible = possibleYears(passes, pass);
  return { wmi, pass, passes, possible, isConclusive, isOverridden: false };
}

/** The year of the best pass, then those of passes whose error codes are no worse. */
function possibleYears(passes: readonly Pass[], best: Pass): number[] {
  const years: number[] = best.patterns.year === undefined ? [] : [best.patterns.year];
  for (const pass of passes) {
    const { year } = pass.patterns;
    if (pass === best || year === undefined) continue;
    if (errorWeightOf(pass) >= errorWeightOf(best)) years.push(year);
  }
  return years;
}

/**
 * Whether exactly one position is wrong and keys allow several characters there, so that the check
 * digit chooses.
 */
export function asksCheckDigit({ passes }: NhtsaReading): boolean {
  return passes.some(({ patterns: { wrong } }) => {
    return wrong.length === 1 && (wrong[0]?.characters.length ?? 0) > 1;
  });
}

/**
 * The descriptor: positions 1-8, a star, and 10-11 (10-14 for a small maker, whose position 3
 * is 9).
 */
export function descriptorOf(vin: string): string {
  return `${vin.slice(0, 8)}*${vin.slice(9, lengthOfDescriptor(vin))}`;
}

/** The last position of the descriptor. */
export function lengthOfDescriptor(vin: string): number {
  return vin[2] === "9" ? 14 : 11;
}

function yearsOf({ wmi, vin, latestYear, letterDecides = false }: NhtsaInput) {
  const newer = cycleYear(vin[9] ?? "");
  if (newer === undefined) return { year: undefined, otherYear: undefined, isConclusive: true };
  let year = newer;
  let isConclusive = isLight(wmi);
  if (isConclusive && isDigitAt(vin, 7)) year -= 30;
  if (year > latestYear) {
    year -= 30;
    isConclusive = true;
  }
  // No VIN is older than its code, so a year before the first year of the code is not tried.
  const isPossible = (each: number) => each >= firstYearOfCode(vin.slice(0, 3));
  if (!isConclusive && !isPossible(year - 30)) isConclusive = true;
  if (!isConclusive) return { year, otherYear: year - 30, isConclusive };
  if (letterDecides && year === newer) return { year, otherYear: undefined, isConclusive };
  const other =
    year <= latestYear - 30 ? year + 30 : year >= firstYear + 30 ? year - 30 : undefined;
  const isSwitched =
    other !== undefined && !covers(wmi, year) && covers(wmi, other) && isPossible(other);
  return { year: isSwitched ? other : year, otherYear: undefined, isConclusive };
}

function runPasses(
  input: NhtsaInput,
  year: number | undefined,
  otherYear: number | undefined,
): Pass[] {
  const { callerYear, latestYear } = input;
  const run = (passYear: number | undefined) => {
    const contradicts = (callerYear ?? passYear) !== passYear && passYear !== undefined;
    return runPass(input, passYear, contradicts);
  };
  const tried = () => (otherYear === undefined ? [run(year)] : [run(year), run(otherYear)]);
  const isUsable = callerYear !== undefined && callerYear >= firstYear && callerYear <= latestYear;
  if (!isUsable || callerYear === year || callerYear === otherYear) return tried();
  const pass = runPass(input, callerYear, true);
  const isEnough = !pass.codes.includes(8) || year === undefined;
  return isEnough ? [pass] : [pass, ...tried()];
}

/**
 * Compares by least bad error codes, then most weight, then most rows, then the caller's year, then
 * the later year.
 */
function isBetter(vpic: Vpic, pass: Pass, leader: Pass, callerYear: number | undefined): boolean {
  const difference =
    errorWeightOf(pass) - errorWeightOf(leader) ||
    weightOf(vpic, pass.patterns) - weightOf(vpic, leader.patterns) ||
    pass.patterns.matched.rows - leader.patterns.matched.rows;
  if (difference !== 0) return difference > 0;
  const rank = ({ patterns: { year = 0 } }: Pass) => year + (year === callerYear ? 10_000 : 0);
  return rank(pass) > rank(leader);
}
