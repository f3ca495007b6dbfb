import type { BodyType } from "../../data/value-lists.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import type { MakerModule, MakerReading } from "../maker/maker-module.ts";
import { conditionsOf, fitsCode } from "../maker/row-index.ts";
import type { ModelRow } from "../maker/table-rows.ts";
import { toCheckDigit } from "../vin/check-digit.ts";
import { symbols } from "../vin/vin-characters.ts";
import { firstYearOfCode, latestYearElsewhere } from "../vin/year-code.ts";
import { unknownMark } from "./read-vin-pattern.ts";

/** A model that a maker's scheme allows. */
export interface SchemeMatch {
  readonly make: string | undefined;
  readonly model: string;
  readonly years: readonly number[];
  readonly bodyTypes: readonly BodyType[];
}

/** What makers' schemes allow. */
export interface SchemeMatches {
  readonly models: readonly SchemeMatch[];
  readonly years: readonly number[];
  /** The makes that the VIN does not distinguish, or among which unknown characters decide. */
  readonly makes: readonly string[];
  /** Whether the structure proves that the VIN is not North American. */
  readonly isElsewhere: boolean;
}

/** Finds every model that the schemes of a code's makers allow for a partial VIN. */
export function matchScheme(
  makers: MakerIndex,
  pattern: string,
  latestYear: number,
): SchemeMatches {
  const modules = makers.find(pattern.slice(0, 3));
  const latest = latestYearElsewhere(latestYear);
  const read = modules.map((module) => matchModule(module, pattern, latest));
  const readings = read.flatMap((each) => each.readings);
  return {
    models: read.flatMap(({ models }) => models),
    years: [...new Set(read.flatMap(({ years }) => years))],
    makes: read.flatMap(({ makes }) => makes),
    isElsewhere: readings.length > 0 && readings.every(({ market }) => market === "elsewhere"),
  };
}

function matchModule(module: MakerModule, pattern: string, latestYear: number) {
  const wmi = pattern.slice(0, 3);
  const inputs = verdictsOf(pattern).map((checkDigitValid) => {
    return { vin: pattern, wmi, checkDigitValid, latestYear };
  });
  const readings = inputs.flatMap((input) => module.read(input) ?? []);
  const reading = readings.find(({ market }) => market !== "north_america");
  const isRuledOut = reading === undefined && readings.length > 0;
  const years = reading === undefined ? [] : yearsOf(module, reading, pattern, latestYear);
  const brand = module.tables?.wmis[wmi]?.brand || undefined;
  const [input] = inputs;
  const open = openBrands(module, pattern, brand);
  const makes = open.length > 0 ? open : (reading?.makeCandidates?.value ?? []);
  const decided =
    reading?.make?.value || brand || (input && module.brandOfModels?.(input)) || undefined;
  const make = makes.length > 0 ? undefined : decided;
  const rows = isRuledOut ? [] : possibleRows(module, pattern, wmi, brand);
  const models = rows.flatMap(([key, names, , body]): SchemeMatch[] => {
    const bodyTypes = body === "" ? [] : [body];
    const named = names.split(" / ").filter((name) => name !== "");
    return named.map((model) => ({ make: make ?? brandIn(key), model, years, bodyTypes }));
  });
  const found = models.length > 0 ? models : readModels(reading, make, years);
  return { readings, years, makes, models: found };
}

/**
 * The brands among which unknown characters decide, in the rows that read the type; none if the
 * brand is certain.
 */
function openBrands({ tables }: MakerModule, pattern: string, brand: string | undefined): string[] {
  const isYearUnknown = pattern[9] === unknownMark;
  const open = (tables?.brands ?? []).filter(([key]) => {
    const read = conditionsOf(key).filter(({ start }) => start >= 3 && start < 9);
    const isOpen = read.some(({ start, options: [option = ""] }) =>
      pattern.slice(start, start + option.length).includes(unknownMark),
    );
    const isDecisive = isOpen || (read.length > 0 && isYearUnknown && key.includes("year"));
    return isDecisive && matchKey(key, pattern) !== undefined;
  });
  if (open.length === 0) return [];
  const names = open.flatMap(([, brands]) => brands.split(" / "));
  return [...new Set(brand === undefined ? names : [brand, ...names])];
}

/** The brand that a key requires, if it is one. */
function brandIn(key: string): string | undefined {
  const [, names = ""] = /(?:^|,)brand=([^,]*)/.exec(key) ?? [];
  return names === "" || names.includes("|") ? undefined : names;
}

/** Whether the check digit is right; both answers if unknown characters decide it. */
function verdictsOf(pattern: string): readonly boolean[] {
  return pattern.includes(unknownMark) ? [true, false] : [toCheckDigit(pattern).valid];
}

/** The models that a module without tables reads. */
function readModels(
  reading: MakerReading | undefined,
  make: string | undefined,
  years: readonly number[],
): SchemeMatch[] {
  const names = reading?.model ? [reading.model.value] : (reading?.modelCandidates?.value ?? []);
  const bodyTypes = reading?.bodyType ? [reading.bodyType.value] : [];
  return names.map((model) => ({ make, model, years, bodyTypes }));
}

/**
 * The years that the maker's rule allows. If one character is unknown, each value of it is read. If
 * more are, unknown characters at 4-9 can change the rule, and the choice between two years of the
 * cycle.
 */
function yearsOf(
  module: MakerModule,
  reading: MakerReading,
  pattern: string,
  latestYear: number,
): readonly number[] {
  const readingsOf = (vin: string) => {
    const checkDigitValid = toCheckDigit(vin).valid;
    return module.read({ vin, wmi: vin.slice(0, 3), checkDigitValid, latestYear }) ?? [];
  };
  const vins = completionsOf(pattern);
  if (vins.length > 0) return [...new Set(vins.flatMap(readingsOf).flatMap(readYears))];
  const read = readYears(reading);
  if (!pattern.slice(3, 9).includes(unknownMark)) return read;
  const first = firstYearOfCode(pattern.slice(0, 3));
  const all = [...read, ...variantsOf(pattern).flatMap(readingsOf).flatMap(readYears)];
  const inBothCycles = all.flatMap((each) => [each, each - 30, each + 30]);
  return [...new Set(inBothCycles)].filter((each) => each >= first && each <= latestYear);
}

/** The pattern with each value of one unknown character at 4-9, since these choose the rule. */
function variantsOf(pattern: string): string[] {
  return [...pattern].flatMap((character, at) =>
    character === unknownMark && at >= 3 && at < 9
      ? [...symbols].map((symbol) => pattern.slice(0, at) + symbol + pattern.slice(at + 1))
      : [],
  );
}

/**
 * The VINs that a pattern with one unknown character can be; none if not exactly one is unknown.
 */
function completionsOf(pattern: string): string[] {
  const [before = "", after, ...others] = pattern.split(unknownMark);
  if (after === undefined || others.length > 0) return [];
  return [...symbols].map((symbol) => before + symbol + after);
}

function readYears({ market, year }: MakerReading): readonly number[] {
  if (market === "north_america") return [];
  if (year?.status === "encoded") return [year.year.value];
  return year?.status === "ambiguous" ? year.years.value : [];
}

/**
 * The rows that can win for some value of the unknown characters. The row whose key reads the most
 * positions wins.
 */
function possibleRows(
  { tables }: MakerModule,
  pattern: string,
  wmi: string,
  brand: string | undefined,
): ModelRow[] {
  const fitting = (tables?.models ?? []).flatMap((row) => {
    // If the code belongs to several brands, each brand that a row requires is possible.
    const match = fitsCode(row[0], wmi, brand ?? brandIn(row[0]))
      ? matchKey(row[0], pattern)
      : undefined;
    return match === undefined ? [] : [{ row, ...match }];
  });
  const certain = fitting.filter(({ isCertain }) => isCertain).map(({ weight }) => weight);
  const least = Math.max(0, ...certain);
  return fitting.filter(({ weight }) => weight >= least).map(({ row }) => row);
}

/**
 * How much a key reads, and whether it matches for every value of the unknown characters; undefined
 * if it cannot match.
 */
function matchKey(key: string, pattern: string) {
  let weight = 0;
  let isCertain = !key.includes("year");
  for (const { start, options } of conditionsOf(key)) {
    const fitting = options.filter((option) => {
      return [...option].every((symbol, at) => {
        const given = pattern[start + at] ?? unknownMark;
        return given === symbol || given === unknownMark;
      });
    });
    if (fitting.length === 0) return undefined;
    const length = fitting[0]?.length ?? 0;
    if (pattern.slice(start, start + length).includes(unknownMark)) isCertain = false;
    weight += start >= 3 ? 10 * length : 1;
  }
  return { weight, isCertain };
}
