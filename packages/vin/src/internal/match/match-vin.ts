import { failure, success } from "@almanac/kernel/errors/result";
import { type SafeResult, VinError, type VinIssue } from "../../errors.ts";
import type { VinMatch } from "../../types.ts";
import type { Tables } from "../answer/tables.ts";
import { lookUpWmi } from "../lookup/look-up-wmi.ts";
import { findWorldWmi } from "../maker/world-wmi.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { presentFields } from "../vin/present-fields.ts";
import { latestYearOf } from "../vin/read-vin.ts";
import { countryOf, regionOf } from "../vin/region-and-country.ts";
import { type VpicWmi, vpicCode } from "../vpic/wmi-table.ts";
import { type DeclaredMatches, matchDeclared } from "./match-declared.ts";
import { matchScheme } from "./match-scheme.ts";
import { readVinPattern, unknownMark } from "./read-vin-pattern.ts";

type Candidate = VinMatch["candidates"][number];

/** If more makers of few vehicles fit, only their names are given. */
const mostSmallMakers = 20;

/** Finds the vehicles that a partial VIN can be. */
export function matchVin(tables: Tables, input: unknown, options: unknown): SafeResult<VinMatch> {
  const pattern = readVinPattern(input);
  const latestYear = latestYearOf(options, Date.now);
  if (typeof pattern !== "string" || typeof latestYear !== "number") {
    const issues = [pattern, latestYear].filter((each) => typeof each === "object");
    return failure(new VinError(issues));
  }
  const codes = codesOf(tables, pattern);
  const scheme = matchScheme(tables.makers, pattern, latestYear);
  const makesOfCode = makesOf(tables, pattern, codes);
  if (codes.length === 0 && scheme.models.length === 0 && makesOfCode.length === 0) {
    if (findWorldWmi(vpicCode(pattern)) === undefined)
      return failure(new VinError([unknown(pattern)]));
  }
  const isDeclared = !scheme.isElsewhere && codes.length <= mostSmallMakers;
  const declared = isDeclared
    ? codes.map((wmi) => matchDeclared(tables.vpic, wmi, pattern, latestYear))
    : [];
  const candidates = joinCandidates(declared, scheme.models);
  const makes = [...new Set([...candidates.flatMap(({ make }) => make ?? []), ...scheme.makes])];
  const years = [...declared.flatMap((each) => each.years), ...scheme.years];
  return success({
    pattern,
    makes: makes.length > 0 ? makes : makesOfCode,
    years: newestFirst(years),
    candidates,
    possibleValues: possibleValues(declared),
    ...presentFields({
      checkDigit: checkDigitOf(pattern),
      country: findWorldWmi(vpicCode(pattern))?.country ?? countryOf(pattern),
      region: regionOf(pattern),
    }),
    dataVersion: tables.dataVersion,
  });
}

/**
 * The codes of NHTSA's table that the pattern can have. Those of a maker of few vehicles may be
 * known in part.
 */
function codesOf({ vpic }: Tables, pattern: string): VpicWmi[] {
  const code = vpicCode(pattern);
  if (!code.includes(unknownMark)) return [vpic.wmis.find(code) ?? []].flat();
  const found: VpicWmi[] = [];
  for (let index = 0; index < vpic.wmis.codes.length; index++) {
    const each = vpic.wmis.codes.at(index);
    if (each.length !== 6 || !each.startsWith(code.slice(0, 3))) continue;
    const fits = [...each].every((symbol, at) => code[at] === unknownMark || code[at] === symbol);
    // The code is one of the table.
    if (fits) found.push(vpic.wmis.find(each) as VpicWmi);
  }
  return found;
}

function makesOf(tables: Tables, pattern: string, codes: readonly VpicWmi[]): string[] {
  const own = [...codes.map(({ code }) => code), vpicCode(pattern)];
  const makes = own.flatMap((code) => {
    const found = lookUpWmi(tables, undefined, code);
    return found.success ? found.data.makes : [];
  });
  return [...new Set(makes)];
}

function unknown(pattern: string): VinIssue {
  return {
    code: "unknown_wmi",
    path: ["pattern"],
    message: `No maker is known with the code ${vpicCode(pattern)}.`,
  };
}

function joinCandidates(
  declared: readonly DeclaredMatches[],
  schemes: readonly Omit<Candidate, "market">[],
): Candidate[] {
  const rows: Candidate[] = [
    ...declared.flatMap(({ models }) =>
      models.map(({ year, ...match }) => ({
        ...match,
        years: [year],
        market: "north-america" as const,
      })),
    ),
    ...schemes.map((match) => ({ ...match, market: "elsewhere" as const })),
  ];
  const joined = new Map<string, Candidate>();
  for (const { make, model, years, bodyTypes, market } of rows) {
    const key = `${make}\n${model}\n${market}`;
    const known = joined.get(key);
    joined.set(key, {
      ...(make === undefined ? {} : { make }),
      model,
      years: newestFirst([...(known?.years ?? []), ...years]),
      bodyTypes: [...new Set([...(known?.bodyTypes ?? []), ...bodyTypes])],
      market,
    });
  }
  return [...joined.values()];
}

function newestFirst(years: readonly number[]): number[] {
  return [...new Set(years)].sort((one, other) => other - one);
}

function possibleValues(declared: readonly DeclaredMatches[]): VinMatch["possibleValues"] {
  const all = new Map<number, Set<string>>();
  for (const { possible } of declared) {
    for (const [position, symbols] of possible) {
      all.set(position, new Set([...(all.get(position) ?? []), ...symbols]));
    }
  }
  return [...all.entries()]
    .sort(([one], [other]) => one - other)
    .map(([position, symbols]) => ({ position, characters: [...symbols].sort().join("") }));
}

/** The check digit, if it is the only unknown character. */
function checkDigitOf(pattern: string): string | undefined {
  const isOnly = pattern.indexOf(unknownMark) === 8 && pattern.lastIndexOf(unknownMark) === 8;
  return isOnly ? computeCheckDigit(pattern) : undefined;
}
