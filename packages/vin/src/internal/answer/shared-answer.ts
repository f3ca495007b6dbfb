import type { Vehicle, VehicleWarning } from "../../types.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
import { checkDigitOf } from "../vin/check-digit.ts";
import { replaceAt } from "../vin/vin-characters.ts";
import { suggestedVin, wrongCheckDigit } from "./find-warnings.ts";
import type { VinType } from "./vin-type.ts";

/** The fields in which answers to VINs of one type can differ. */
export type OwnFields = Pick<Vehicle, "vin" | "checkDigit"> & Partial<Pick<Vehicle, "warnings">>;

/** An answer in two parts, for a program that turns many answers into text. */
export interface VehicleParts {
  /** The answer to a VIN of the same type, or, without `own`, to this VIN. */
  readonly vehicle: Vehicle;
  /**
   * The fields of this VIN, which replace those of `vehicle`. Where they are present, `vehicle` is frozen, and it is
   * the same object for every VIN of the type until the decoder drops it from its cache.
   */
  readonly own?: OwnFields;
}

/** An answer that all VINs of one type share, and that type. Its parts are frozen. */
export interface SharedAnswer extends VinType {
  /** The answer, without the fields of one VIN until it is frozen. */
  vehicle: Vehicle;
  /**
   * Whether `vehicle` itself is frozen too. Only {@link frozenVehicleOf} freezes it, because copying a frozen object is
   * slower.
   */
  isFrozen: boolean;
  /** The warnings of the answer, if one of them contains the VIN or its check digit. */
  readonly quoting: QuotingWarnings | undefined;
}

/** Warnings that differ between VINs of one type. */
interface QuotingWarnings {
  readonly warnings: Vehicle["warnings"];
  /** The one position that no pattern fits, and the character that it has in the corrected VIN; else 0. */
  readonly wrongPosition: number;
  readonly rightSymbol: string;
}

const quotingCodes: readonly VehicleWarning["code"][] = ["check_digit", "suggested_vin"];

/** Turns the answer for one VIN into the shared answer of its type. */
export function shareAnswer(
  { head, body, rest }: VinType,
  vehicle: Vehicle,
  pass: Pass | undefined,
): SharedAnswer {
  // The caller gets `vehicle` and may change it.
  const copy = { ...vehicle };
  // Every answer gets its own VIN. A VIN that was cut out of a longer text, such as a file, would keep the whole text in
  // memory for as long as the answer is cached.
  copy.vin = "";
  return {
    head,
    body,
    rest,
    vehicle: copy,
    isFrozen: false,
    quoting: quotingWarningsOf(vehicle, pass),
  };
}

function quotingWarningsOf(
  { warnings }: Vehicle,
  pass: Pass | undefined,
): QuotingWarnings | undefined {
  if (!warnings.some(({ code }) => quotingCodes.includes(code))) return undefined;
  const wrongPosition = pass?.corrected === undefined ? 0 : (pass.wrong[0]?.position ?? 0);
  return { warnings, wrongPosition, rightSymbol: pass?.corrected?.[wrongPosition - 1] ?? "" };
}

/** The shared answer of a type, frozen, so that no caller can change it. It is the answer to the VIN that needs it first. */
export function frozenVehicleOf(known: SharedAnswer, vin: string, expected: string): Vehicle {
  if (known.isFrozen) return known.vehicle;
  known.vehicle = Object.freeze(answerTo(known, withoutSource(vin), expected));
  known.isFrozen = true;
  return known.vehicle;
}

/**
 * Copies a VIN into separate memory. The two pieces are so short that the engine copies them, instead of pointing into
 * the longer text.
 */
function withoutSource(vin: string): string {
  return vin.slice(0, 8) + vin.slice(8);
}

/** The fields of one VIN that replace those of the shared answer of its type. */
export function ownFieldsOf(known: SharedAnswer, vin: string, expected: string): OwnFields {
  const checkDigit = checkDigitOf(vin, expected);
  return known.quoting === undefined
    ? { vin, checkDigit }
    : { vin, checkDigit, warnings: warningsFor(known.quoting, vin, expected) };
}

/**
 * The whole answer to one VIN. The fields are set one by one, which is fast, because every answer from the cache is
 * made here.
 */
export function answerTo(known: SharedAnswer, vin: string, expected: string): Vehicle {
  const answer = { ...known.vehicle };
  answer.vin = vin;
  answer.checkDigit = checkDigitOf(vin, expected);
  if (known.quoting !== undefined) answer.warnings = warningsFor(known.quoting, vin, expected);
  return answer;
}

/** The first of the 32 characters that Unicode leaves to programs for their own use, and that no text has. */
const firstMark = 0xfdd0;
const marks = Array.from({ length: 17 }, (_, place) => String.fromCharCode(firstMark + place));

/** The answer to the VINs of a type. Wherever it quotes a VIN, it has a mark in place of each character. */
export function markedAnswer(known: SharedAnswer, vin: string, expected: string): Vehicle {
  const marked = marks.join("");
  const { valid } = checkDigitOf(vin, expected);
  // A right check digit is the character at position 9, and so differs between VINs of the type.
  const checkDigit = { valid, expected: valid ? (marks[8] ?? "") : expected };
  return { ...answerTo(known, marked, expected), checkDigit };
}

/** Warnings for one VIN. Those that contain a VIN or its check digit are made anew. */
function warningsFor(
  { warnings, wrongPosition, rightSymbol }: QuotingWarnings,
  vin: string,
  expected: string,
): Vehicle["warnings"] {
  const own = warnings.map((each) => {
    if (each.code === "check_digit") return wrongCheckDigit(vin[8] ?? "", expected);
    if (each.code !== "suggested_vin" || wrongPosition === 0) return each;
    return suggestedVin(wrongPosition, replaceAt(vin, wrongPosition, rightSymbol));
  });
  // The type of an answer does not say that its lists are frozen.
  return Object.freeze(own) as Vehicle["warnings"];
}
