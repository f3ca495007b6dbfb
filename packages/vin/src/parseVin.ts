import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { Region } from "./data/value-lists.ts";
import { type SafeResult, VinError } from "./errors.ts";
import { type CheckDigit, toCheckDigit } from "./internal/vin/check-digit.ts";
import { latestYearOf, readVin, suggestSpelling } from "./internal/vin/read-vin.ts";
import { countryOf, isNorthAmericanCode, regionOf } from "./internal/vin/region-and-country.ts";
import { candidateYears, firstYearOfCode } from "./internal/vin/year-code.ts";

/** Options of {@link parseVin}. */
export interface ParseVinOptions {
  /**
   * The current time, in milliseconds since 1970. Years after its year + 2 are not candidates.
   * Default: the system clock.
   */
  readonly now?: () => number;
}

/** The parts of a VIN, read without any table of vehicles. */
export interface ParsedVin {
  /** The VIN, trimmed and in capitals. */
  readonly vin: string;
  /**
   * Positions 1-3; or 1-3 and 12-14 if position 3 is 9, which means that the maker builds few
   * vehicles a year.
   */
  readonly wmi: string;
  /** Positions 4-9. */
  readonly vds: string;
  /** Positions 10-17. */
  readonly vis: string;
  /** Positions 12-17. */
  readonly serial: string;
  /** The region of the world, from position 1. */
  readonly region?: Region;
  /** The country that holds the code, ISO 3166-1 alpha-2; not always the country of assembly. */
  readonly country?: string;
  /** The check digit in the VIN, and the computed one. */
  readonly checkDigit: CheckDigit;
  /** Whether the law of the code's country requires the check digit. */
  readonly checkDigitMandatory: boolean;
  /**
   * The years that position 10 can mean, newest first, without those in which the code of the maker
   * did not exist yet. Many makers do not write a year there.
   */
  readonly yearCandidates: readonly number[];
}

/**
 * Splits a VIN into its parts: sections, region, country of the code, check digit, possible years.
 * Of the makers, it knows only the first year in which a code can occur.
 *
 * @example
 * parseVin("1HGCM82633A004352").yearCandidates; // => [2003]
 *
 * @throws {VinError} if the text is not a VIN, or the clock gives no time.
 * @see docs/vin.md
 */
export function parseVin(vin: string, options: ParseVinOptions = {}): ParsedVin {
  return unwrap(safeParseVin(vin, options));
}

/**
 * Like {@link parseVin}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeParseVin("1HGCM82633A00435O").error.code; // => "invalid_character"
 */
export function safeParseVin(vin: unknown, options: ParseVinOptions = {}): SafeResult<ParsedVin> {
  const read = readVin(vin);
  const latestYear = latestYearOf(options, Date.now);
  if ("issues" in read || typeof latestYear !== "number") {
    const issues = [
      ...("issues" in read ? read.issues : []),
      ...(typeof latestYear === "number" ? [] : [latestYear]),
    ];
    return failure(new VinError(issues, { suggest: () => suggestSpelling(vin) }));
  }
  return success(parse(read.vin, latestYear));
}

function parse(vin: string, latestYear: number): ParsedVin {
  const region = regionOf(vin);
  const country = countryOf(vin);
  return {
    vin,
    wmi: vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3),
    vds: vin.slice(3, 9),
    vis: vin.slice(9),
    serial: vin.slice(11),
    ...(region === undefined ? {} : { region }),
    ...(country === undefined ? {} : { country }),
    checkDigit: toCheckDigit(vin),
    checkDigitMandatory: isNorthAmericanCode(vin) || country === "CN",
    yearCandidates: candidateYears(vin[9] ?? "", latestYear).filter(
      (year) => year >= firstYearOfCode(vin.slice(0, 3)),
    ),
  };
}
