import { elementIds } from "../../data/elements.ts";
import type { NhtsaReading } from "../nhtsa/read-nhtsa.ts";
import { elementValueId } from "../plan/matched.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { isWholeVin, positionsIn, replaceAt } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";

/** Body classes of incomplete vehicles. Decode procedure of vPIC, 2026. */
const incompleteBodies = new Set([
  62, 63, 64, 65, 67, 70, 71, 72, 74, 75, 76, 77, 78, 107, 112, 116,
]);
const incompleteVehicle = 10;

/** What NHTSA says besides its error codes. Texts of vPIC, August and September 2026. */
const texts = {
  4: "In the Possible values section, the Numeric value before the : indicates the position in error and the values after the : indicate the possible values that are allowed in this position.",
  5: "The error positions are indicated by ! in Suggested VIN. In the Possible values section, each pair of parenthesis indicate information about each error position in VIN . The Numeric value before the : indicates the position in error and the values after the : indicate the possible values that are allowed in this position",
  incomplete:
    "Incomplete Vehicle Warning - Please be advised that the vehicle may have been altered and may not be an accurate representation of the vehicle in its current condition.",
  year: "The Model Year decoded for this VIN may be incorrect. If you know the Model year, please enter it and decode again to get more accurate information.",
} as const;

/** What NHTSA adds to the text of a code. */
const notes = {
  exception:
    " NOTE: Check Digit Exception - The check digit was given an exception based on data from the OEM indicating an error on production.",
  offRoad:
    " NOTE: Disregard if this is an off-road vehicle PIN, as check digit calculation may not be accurate.",
} as const;

/** NHTSA cuts its texts after this many characters. */
export const longestText = 500;

/** NHTSA's elements about the faults of a VIN. */
export interface ErrorElements {
  readonly codes: readonly number[];
  /** What follows the text of a code, by the code. */
  readonly notes?: ReadonlyMap<number, string> | undefined;
  readonly suggestedVin: string;
  readonly possibleValues: string;
  readonly additionalText: string;
}

/** What is known of a VIN whose maker is not registered with NHTSA. */
interface UnknownMaker {
  readonly invalid: readonly number[];
  /** Whether position 9 is right, or NHTSA excepts the VIN. */
  readonly checkDigitValid: boolean;
  readonly hasYear: boolean;
  /** Position 10 can mean two years, and the request names a third. */
  readonly contradicts: boolean;
  readonly yearIsOpen: boolean;
}

/** The codes of a VIN whose maker is not registered with NHTSA. */
export function errorsWithoutWmi(vin: string, unknown: UnknownMaker): ErrorElements {
  const { invalid, checkDigitValid, hasYear, contradicts, yearIsOpen } = unknown;
  const codes = [
    ...(vin.length >= 17 && !checkDigitValid ? [1] : []),
    ...(vin.length < 17 ? [6] : []),
    7,
    ...(hasYear ? [] : [11]),
    ...(contradicts ? [12] : []),
    ...(invalid.length > 0 ? [400] : []),
  ];
  const additionalText = joinTexts([describeInvalid(vin, invalid), yearIsOpen ? texts.year : ""]);
  const suggestedVin = invalid.length === 0 ? "" : mark(vin, invalid);
  return { codes, suggestedVin, possibleValues: "", additionalText };
}

function joinTexts(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .slice(0, longestText);
}

/** The faults that a decode has found. `yearIsOpen`: NHTSA had to choose between two years. */
export function errorsOf(
  vpic: Vpic,
  vin: string,
  { wmi, pass }: NhtsaReading,
  yearIsOpen: boolean,
): ErrorElements {
  const { codes, wrong, corrected, invalidPositions } = pass;
  const marked = wrong.length === 0 ? vin : (corrected ?? mark(vin.padEnd(14), positionsOf(wrong)));
  const body = elementValueId(vpic, pass.patterns.matched, elementIds.bodyClass);
  const isIncomplete = wmi.vehicleTypeId === incompleteVehicle || incompleteBodies.has(body);
  const parts = [
    codes.includes(5) ? texts[5] : codes.includes(4) ? texts[4] : "",
    describeUnused(codes.includes(14) ? pass.patterns.unused : 0),
    describeInvalid(vin, invalidPositions),
    isIncomplete ? texts.incomplete : "",
    yearIsOpen ? texts.year : "",
  ];
  return {
    codes,
    notes: notesOf(vpic, vin, pass.patterns.isOffRoad),
    suggestedVin:
      wrong.length + invalidPositions.length === 0 ? "" : mark(marked, invalidPositions),
    possibleValues: wrong.map(({ position, characters }) => `(${position}:${characters})`).join(""),
    additionalText: joinTexts(parts),
  };
}

function notesOf(vpic: Vpic, vin: string, isOffRoad: boolean): ErrorElements["notes"] {
  const isWrong = isWholeVin(vin) && vin[8] !== computeCheckDigit(vin);
  const isExcepted = isWrong && vpic.exceptions.hasSorted(vin);
  if (!isExcepted && !isOffRoad) return undefined;
  return new Map([
    ...(isExcepted ? [[0, notes.exception] as const] : []),
    ...(isOffRoad ? [[1, notes.offRoad] as const] : []),
  ]);
}

function positionsOf(wrong: readonly { readonly position: number }[]): number[] {
  return wrong.map(({ position }) => position);
}

function mark(vin: string, positions: readonly number[]): string {
  const marked = positions.reduce((text, position) => replaceAt(text, position, "!"), vin);
  return toWellFormed(marked);
}

// purity: a cache that changes no answer. Seven positions at most are unused.
const unusedTexts = new Map<number, string>([[0, ""]]);

/** Names the positions that no key reads, which are given as bits. */
function describeUnused(bits: number): string {
  const known = unusedTexts.get(bits);
  if (known !== undefined) return known;
  const text = `Unused position(s): ${positionsIn(bits).join(",")}.`;
  unusedTexts.set(bits, text);
  return text;
}

function describeInvalid(vin: string, positions: readonly number[]): string {
  if (positions.length === 0) return "";
  const named = positions.map((position) => `${position}:${vin[position - 1] ?? ""}`);
  return toWellFormed(`Invalid character(s): ${named.join(", ")}.`);
}

/**
 * A text in which a half of a character that takes two positions becomes the replacement character.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
