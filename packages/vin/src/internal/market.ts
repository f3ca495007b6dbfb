import { marketReasons } from "../data/reasons.ts";
import type { MarketValue } from "../data/value-lists.ts";
import type { MakerReading } from "./maker-module.ts";
import type { NhtsaReading } from "./nhtsa.ts";
import { countryOf, isNorthAmericanCode } from "./region-and-country.ts";

/** Whose way of writing VINs one follows, and on what evidence. */
export interface Market {
  readonly value: MarketValue;
  readonly why: string;
  /** Whether a wrong check digit is worth telling. */
  readonly checkDigitExpected: boolean;
}

interface MarketInput {
  readonly vin: string;
  readonly checkDigitValid: boolean;
  readonly reading: MakerReading | undefined;
  readonly nhtsa: NhtsaReading | undefined;
}

/** Codes that contradict a North American VIN: nothing known, no year code, letters where the law asks for digits. */
const contradictions = [7, 8, 11, 400];
/** Characters that no declared pattern of the code and the year has. */
const wrongCharacters = [2, 3, 4, 5];

/**
 * A VIN follows NHTSA's declarations when its code is North American, when its maker's scheme says so, or when a declared
 * model fits together with the check digit or with all characters. Everything else must not be read by rules of the
 * United States: they turn a type code with a digit at position 7 into a year thirty years off.
 */
export function decideMarket(input: MarketInput): Market {
  const { vin, reading } = input;
  if (reading?.market === "elsewhere") {
    return elsewhere(input, marketReasons.schemeElsewhere);
  }
  if (reading?.market === "north_america") {
    return northAmerica(marketReasons.schemeNorthAmerica);
  }
  if (isNorthAmericanCode(vin)) return northAmerica(marketReasons.code);
  if (fitsDeclaration(input)) {
    return northAmerica(marketReasons.declared);
  }
  return elsewhere(input, marketReasons.undeclared);
}

function northAmerica(why: string): Market {
  return { value: "north-america", why, checkDigitExpected: true };
}

function elsewhere({ vin, reading }: MarketInput, why: string): Market {
  const expected = reading?.usesCheckDigit ?? countryOf(vin) === "CN";
  return { value: "elsewhere", why, checkDigitExpected: expected };
}

/**
 * A declared model fits, and nothing speaks against it. A right check digit makes up for a character that is not declared,
 * but only where the maker computes none for other markets; a wrong one asks for declared characters everywhere.
 */
function fitsDeclaration({ vin, checkDigitValid, reading, nhtsa }: MarketInput): boolean {
  if (nhtsa === undefined) return false;
  const { pass } = nhtsa;
  // Without a declared model only a VIN in which nothing at all is wrong (code 0) is one that NHTSA knows.
  if (!pass.core.hasModel && !pass.codes.includes(0)) return false;
  if (pass.codes.some((code) => contradictions.includes(code))) return false;
  const isWrong = pass.codes.some((code) => wrongCharacters.includes(code));
  if (!checkDigitValid) return !isWrong && !pass.codes.includes(14);
  return !isWrong || !(reading?.usesCheckDigit ?? countryOf(vin) === "CN");
}
