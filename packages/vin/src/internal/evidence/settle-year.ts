import { yearReasons } from "../../data/reasons.ts";
import { confidenceOf } from "../maker/confidence.ts";
import type { Fact } from "../maker/maker-module.ts";
import { isDigitAt, isSet } from "../vin/vin-characters.ts";
import { candidateYears, firstYearOfBrand, latestYearElsewhere } from "../vin/year-code.ts";
import { isLight } from "../vpic/wmi-table.ts";
import type { Evidence, YearOutcome } from "./evidence.ts";

/** The first model year for which 49 CFR 565.15 requires a letter at position 7. */
const firstLetterYear = 2010;

type YearInput = Pick<
  Evidence,
  "request" | "checkDigit" | "isExcepted" | "nhtsa" | "maker" | "market" | "facts" | "code"
>;

/**
 * Decides the year: by NHTSA's procedure for North American VINs, by the maker's own rule for all
 * others, else candidates.
 */
export function settleYear(input: YearInput): YearOutcome {
  if (input.facts !== undefined) return fromNhtsa(input);
  const reading = input.maker?.reading.year;
  switch (reading?.status) {
    case "encoded": {
      const { value: year, why } = reading.year;
      const confidence = confidenceOf(reading.year, input.maker?.module.sources ?? []);
      return { year, confidence, status: "decided", why };
    }
    case "ambiguous":
      return fromMaker(input, reading.years);
    case "not_encoded":
    case "unreadable":
      return { status: reading.status, why: reading.why };
    default:
      return fromCode(input);
  }
}

/**
 * Of the years that the maker's rule leaves open, the age of the brand or the letter at position 7
 * can select one.
 */
function fromMaker(
  input: YearInput,
  { value, why, ...evidence }: Fact<readonly number[]>,
): YearOutcome {
  const first = firstYearOf(input);
  const years = value.filter((year) => year >= first);
  const [only, ...others] = years;
  if (only === undefined) return { status: "unreadable", why: yearReasons.tooOld };
  if (others.length === 0) {
    const confidence = confidenceOf(evidence, input.maker?.module.sources ?? []);
    return { year: only, confidence, status: "decided", why: yearReasons.notOlder };
  }
  if (years.includes(yearOfLetter(input) ?? 0)) return fromLetter(input);
  return { candidates: years, status: "ambiguous", why };
}

/**
 * The first year in which the code and the brand of the VIN can occur. Years before it
 * are excluded.
 */
function firstYearOf({ facts, maker, code }: YearInput): number {
  const brand = facts?.make ?? maker?.reading.make?.value ?? code.worldWmi?.brand;
  return Math.max(code.firstYear, firstYearOfBrand(brand));
}

/**
 * Whether a North American code is on a vehicle for another market: the check digit is wrong, no
 * declared model fits, and no key reads position 7. Then 49 CFR 565 does not apply, and position 7
 * does not decide the cycle.
 */
function isForOtherMarket({ checkDigit, isExcepted, nhtsa }: YearInput): boolean {
  if (checkDigit.valid || isExcepted || nhtsa === undefined) return false;
  const { hasModel, matched } = nhtsa.pass.patterns;
  return isLight(nhtsa.wmi) && !hasModel && !isSet(matched.usedPositions, 7);
}

function fromNhtsa(input: YearInput): YearOutcome {
  const { nhtsa } = input;
  if (nhtsa?.pass.patterns.year === undefined) {
    return { status: "unreadable", why: yearReasons.noCode };
  }
  const { pass, possible, isConclusive, isOverridden } = nhtsa;
  if ((pass.patterns.year ?? 0) < firstYearOf(input)) {
    return { status: "unreadable", why: yearReasons.tooOld };
  }
  if (isForOtherMarket(input)) return fromCode(input);
  return {
    year: pass.patterns.year,
    candidates: possible.length > 1 ? possible : undefined,
    status: "decided",
    why: isOverridden
      ? yearReasons.overridden
      : isConclusive
        ? yearReasons.conclusive
        : yearReasons.patterns,
  };
}

/**
 * The year, 2010 or later, that a letter at position 7 of a car or MPV means (49 CFR 565.15), also
 * if no schema of that year is declared. It needs a right check digit, and a code of Japan, Korea
 * or Honda of Britain that is registered with NHTSA: their cars for Europe have a digit at 7 or no
 * check digit. Cars of other makers have letters there in any year.
 */
function yearOfLetter({ request, checkDigit, nhtsa }: YearInput): number | undefined {
  const { vin } = request;
  if (!/^(?:J|K|SH[HS])/.test(vin) || !checkDigit.valid || isDigitAt(vin, 7)) return undefined;
  const year = nhtsa !== undefined && isLight(nhtsa.wmi) ? nhtsa.pass.patterns.year : undefined;
  return year !== undefined && year >= firstLetterYear ? year : undefined;
}

function fromLetter(input: YearInput): YearOutcome {
  const year = yearOfLetter(input);
  return { year, confidence: "one_source", status: "decided", why: yearReasons.letter };
}

/**
 * Without a maker's rule, position 10 is a year only if the law requires it, and its 30-year cycle
 * stays open unless the code or the brand is younger, or the letter at position 7 selects it.
 */
function fromCode(input: YearInput): YearOutcome {
  const { request, market } = input;
  const isElsewhere = market.value === "elsewhere";
  const latest = isElsewhere ? latestYearElsewhere(request.latestYear) : request.latestYear;
  const read = candidateYears(request.vin[9] ?? "", latest);
  const first = firstYearOf(input);
  const years = read.filter((year) => year >= first);
  const [only, ...others] = years;
  if (only === undefined) {
    const why = read.length > 0 ? yearReasons.tooOld : yearReasons.noCode;
    return { status: "unreadable", why };
  }
  if (years.includes(yearOfLetter(input) ?? 0)) return fromLetter(input);
  if (market.value === "north-america" && others.length === 0) {
    return { year: only, status: "decided", why: yearReasons.code };
  }
  return {
    candidates: years,
    status: market.value === "north-america" ? "ambiguous" : "unknown",
    why: yearReasons.noRule,
  };
}
