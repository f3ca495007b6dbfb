import { elementIds } from "../data/elements.ts";
import type { MakerReading } from "./maker-module.ts";
import type { NhtsaReading } from "./nhtsa.ts";
import { indexedValue } from "./pass.ts";
import { countryOf, isNorthAmericanCode } from "./place.ts";
import type { Vpic } from "./vpic.ts";

/** Whose way of writing VINs one follows, and on what evidence. */
export interface Market {
  readonly value: "north-america" | "elsewhere";
  readonly why: string;
  /** Whether a wrong check digit is worth telling. */
  readonly checkDigitExpected: boolean;
}

interface MarketInput {
  readonly vin: string;
  readonly checkDigitValid: boolean;
  readonly reading: MakerReading | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly vpic: Vpic;
}

/** Codes that contradict a North American VIN: wrong characters, no year code, nothing known. */
const contradictions = [4, 5, 7, 8, 11, 400];

/**
 * A VIN follows NHTSA's declarations when its code is North American, when its maker's scheme says so, or when its check
 * digit computes and a declared model fits. Everything else must not be read by rules of the United States: they turn a
 * type code with a digit at position 7 into a year thirty years off.
 */
export function decideMarket(input: MarketInput): Market {
  const { vin, reading } = input;
  if (reading?.market === "elsewhere") {
    return elsewhere(input, "the maker's scheme for other markets");
  }
  if (reading?.market === "north_america") {
    return northAmerica("the maker's scheme for North America");
  }
  if (isNorthAmericanCode(vin))
    return northAmerica("a code of the United States, Canada or Mexico");
  if (fitsDeclaration(input)) {
    return northAmerica("the check digit computes and a model declared to NHTSA fits");
  }
  return elsewhere(
    input,
    "a code from outside North America without a fitting check digit, year code and declared model",
  );
}

function northAmerica(why: string): Market {
  return { value: "north-america", why, checkDigitExpected: true };
}

function elsewhere({ vin, reading }: MarketInput, why: string): Market {
  const expected = reading?.usesCheckDigit ?? countryOf(vin) === "CN";
  return { value: "elsewhere", why, checkDigitExpected: expected };
}

function fitsDeclaration({ checkDigitValid, nhtsa, vpic }: MarketInput): boolean {
  if (!checkDigitValid || nhtsa === undefined) return false;
  const { pass } = nhtsa;
  return (
    indexedValue(vpic, pass.matched, elementIds.model) !== 0 &&
    !pass.codes.some((code) => contradictions.includes(code))
  );
}
