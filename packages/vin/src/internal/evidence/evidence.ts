import { marketReasons } from "../../data/reasons.ts";
import type { Confidence, MarketValue } from "../../data/value-lists.ts";
import type { MakerModule, MakerReading } from "../maker/maker-module.ts";
import type { NhtsaReading } from "../nhtsa/read-nhtsa.ts";
import type { VpicFacts } from "../nhtsa/vpic-facts.ts";
import type { CheckDigit } from "../vin/check-digit.ts";
import type { MakerCode } from "./code-table.ts";

/** A well-formed VIN, and the options that decide its answer. */
export interface DecodeRequest {
  readonly vin: string;
  readonly year: number | undefined;
  readonly strict: boolean;
  readonly explain: boolean;
  readonly latestYear: number;
}

/** All evidence about one VIN, before an answer is built from it. */
export interface Evidence {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  /** Whether the check digit is wrong, and NHTSA's list excepts this VIN from the rule. */
  readonly isExcepted: boolean;
  readonly code: MakerCode;
  /** The maker module that answered. */
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly market: Market;
  /** NHTSA's facts, if its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** The year, or the reason why it is unknown. */
export interface YearOutcome {
  readonly year?: number | undefined;
  readonly confidence?: Confidence;
  /**
   * Without `year`: the years that are possible. With `year`: the years that fit as well as it
   * does, `year` included.
   */
  readonly candidates?: readonly number[] | undefined;
  readonly status: "decided" | "ambiguous" | "not_encoded" | "unreadable" | "unknown";
  readonly why: string;
}

/** The market whose way of writing VINs a VIN follows, and the evidence for it. */
interface Market {
  readonly value: MarketValue;
  readonly why: string;
  /** Whether a wrong check digit deserves a warning. */
  readonly checkDigitExpected: boolean;
}

interface MarketInput {
  readonly code: MakerCode;
  readonly checkDigitValid: boolean;
  readonly reading: MakerReading | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  /** Whether the decoder has the schemes of all makers. */
  readonly isEveryMakerKnown: boolean;
}

/**
 * Error codes that contradict a North American VIN: nothing is known, no year code, letters where
 * the law requires digits.
 */
const contradictions = [7, 8, 11, 400];
/** Error codes for characters that no declared pattern of the WMI and the year allows. */
const wrongCharacters = [2, 3, 4, 5];

/**
 * A VIN follows NHTSA's declarations if its code is North American, if its maker's scheme is North
 * American, or if a declared model fits and either the check digit or all characters are right. No
 * other VIN may be read by the rules of the United States: they would read a digit at position 7,
 * which is part of a type code, as a year that is 30 years too early.
 */
export function decideMarket(input: MarketInput): Market {
  const { code, reading } = input;
  if (reading?.market === "elsewhere") {
    return elsewhere(input, marketReasons.schemeElsewhere);
  }
  if (reading?.market === "north_america") {
    return northAmerica(marketReasons.schemeNorthAmerica);
  }
  if (code.isNorthAmerican) return northAmerica(marketReasons.code);
  if (fitsDeclaration(input)) {
    return northAmerica(marketReasons.declared);
  }
  return elsewhere(input, marketReasons.undeclared);
}

function northAmerica(why: string): Market {
  return { value: "north-america", why, checkDigitExpected: true };
}

function elsewhere({ code, reading }: MarketInput, why: string): Market {
  const expected = reading?.usesCheckDigit ?? code.country === "CN";
  return { value: "elsewhere", why, checkDigitExpected: expected };
}

/**
 * Whether a declared model fits and nothing contradicts it. A right check digit excuses an
 * undeclared character, but only if the maker writes no check digit for other markets. If the check
 * digit is wrong, all characters must be declared.
 */
function fitsDeclaration(input: MarketInput): boolean {
  const { code, checkDigitValid, reading, nhtsa, isEveryMakerKnown } = input;
  if (nhtsa === undefined) return false;
  const { pass } = nhtsa;
  // Without a declared model, only a VIN without any fault (code 0) counts as known to NHTSA.
  if (!pass.patterns.hasModel && !pass.codes.includes(0)) return false;
  if (pass.codes.some((code) => contradictions.includes(code))) return false;
  const isWrong = pass.codes.some((code) => wrongCharacters.includes(code));
  if (!checkDigitValid) return !isWrong && !pass.codes.includes(14);
  // A maker whose scheme the decoder does not have may write a check digit.
  return !isWrong || !(reading?.usesCheckDigit ?? (code.country === "CN" || !isEveryMakerKnown));
}
