import { failure, success, unwrap } from "@almanac/kernel/result";
import { type CheckDigit, toCheckDigit } from "./checkDigit.ts";
import type { Region } from "./data/value-lists.ts";
import { type SafeResult, VinError } from "./errors.ts";
import { latestYearOf } from "./internal/latest-year.ts";
import { readVin } from "./internal/read-vin.ts";
import { countryOf, isNorthAmericanCode, regionOf } from "./internal/region-and-country.ts";
import { candidateYears } from "./internal/year-code.ts";

/** Settings of {@link parseVin}. */
export interface ParseVinOptions {
  /** Milliseconds since 1970: years later than its year + 2 are no candidates. */
  readonly now?: () => number;
}

/** What the structure of a VIN says without any table of vehicles. */
export interface ParsedVin {
  /** The VIN, trimmed and in capitals. */
  readonly vin: string;
  /** Positions 1-3, or with 12-14 where position 3 is 9: then the maker builds few vehicles a year. */
  readonly wmi: string;
  /** Positions 4-9. */
  readonly vds: string;
  /** Positions 10-17. */
  readonly vis: string;
  /** Positions 12-17. */
  readonly serial: string;
  /** Part of the world that position 1 stands for. */
  readonly region?: Region;
  /** Country that holds the code, ISO 3166-1 alpha-2; not always the country of assembly. */
  readonly country?: string;
  /** The check digit that is there, and the one that computes. */
  readonly checkDigit: CheckDigit;
  /** Whether the law of the code's country asks for the check digit. */
  readonly checkDigitMandatory: boolean;
  /** Years that position 10 means where it is a year at all, newest first. Many makers do not write one. */
  readonly yearCandidates: readonly number[];
}

/**
 * Takes a VIN apart: sections, region, country of the code, check digit, candidates of the year. It knows no makers.
 *
 * @example
 * parseVin("1HGCM82633A004352").yearCandidates; // => [2003]
 *
 * @throws {VinError} when the text is no VIN, or the clock gives no time.
 * @see docs/vin.md
 */
export function parseVin(vin: string, options: ParseVinOptions = {}): ParsedVin {
  return unwrap(safeParseVin(vin, options));
}

/**
 * As {@link parseVin}, for unknown input; returns the error. Never throws.
 *
 * @example
 * safeParseVin("1HGCM82633A00435O").error.code; // => "invalid_character"
 */
export function safeParseVin(vin: unknown, options: ParseVinOptions = {}): SafeResult<ParsedVin> {
  const read = readVin(vin);
  const latestYear = latestYearOf(options, Date.now);
  if ("issues" in read || typeof latestYear !== "number") {
    return failure(
      new VinError([
        ...("issues" in read ? read.issues : []),
        ...(typeof latestYear === "number" ? [] : [latestYear]),
      ]),
    );
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
    yearCandidates: candidateYears(vin[9] ?? "", latestYear),
  };
}
