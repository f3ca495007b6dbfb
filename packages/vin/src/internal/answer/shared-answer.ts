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
  readonly vehicle: Vehicle;
  /**
   * Whether `vehicle` itself is frozen too. Only {@link frozenVehicleOf} freezes it, because copying a frozen object is
   * slower.
   */
  isFrozen: boolean;
  /**
   * The warnings of `vehicle`. They are also here, because vehicles have many shapes, and reading a field of them is
   * slow.
   */
  readonly warnings: Vehicle["warnings"];
  /** Whether a warning contains the VIN or its check digit. */
  readonly quotes: boolean;
  /** The one position that no pattern fits, and the character that it has in the corrected VIN. */
  readonly correction: { readonly position: number; readonly symbol: string } | undefined;
}

const quoting: readonly VehicleWarning["code"][] = ["check_digit", "suggested_vin"];

/** Turns the answer for one VIN, which has these warnings, into the shared answer of its type. */
export function shareAnswer(
  { head, body, rest }: VinType,
  vehicle: Vehicle,
  warnings: Vehicle["warnings"],
  pass: Pass | undefined,
): SharedAnswer {
  const position = pass?.wrong[0]?.position ?? 0;
  const symbol = pass?.corrected?.[position - 1];
  // A copy, because the caller may change the fields of the first answer. The JavaScript engine also stores a copy
  // compactly, and copies it faster.
  const copy = { ...vehicle };
  copy.vin = withoutSource(vehicle.vin);
  return {
    head,
    body,
    rest,
    vehicle: copy,
    isFrozen: false,
    warnings,
    quotes: warnings.some(({ code }) => quoting.includes(code)),
    correction: symbol === undefined ? undefined : { position, symbol },
  };
}

/** The shared answer of a type, frozen, so that no caller can change it. */
export function frozenVehicleOf(known: SharedAnswer): Vehicle {
  const { vehicle } = known;
  if (!known.isFrozen) Object.freeze(vehicle);
  known.isFrozen = true;
  return vehicle;
}

/**
 * Copies a VIN into memory of its own. A VIN that was cut out of a longer text, such as a file, otherwise keeps the
 * whole text in memory for as long as the answer is cached. The two pieces are so short that the engine copies them,
 * instead of pointing into the longer text.
 */
function withoutSource(vin: string): string {
  return vin.slice(0, 8) + vin.slice(8);
}

/** The fields of one VIN that replace those of the shared answer of its type. */
export function ownFieldsOf(known: SharedAnswer, vin: string, expected: string): OwnFields {
  const checkDigit = checkDigitOf(vin, expected);
  return known.quotes
    ? { vin, checkDigit, warnings: warningsOf(known, vin, expected) }
    : { vin, checkDigit };
}

/**
 * The whole answer to one VIN. The fields are set one by one, which is fast, because every answer from the cache is
 * made here.
 */
export function answerTo(known: SharedAnswer, vin: string, expected: string): Vehicle {
  const answer = { ...known.vehicle };
  answer.vin = vin;
  answer.checkDigit = checkDigitOf(vin, expected);
  if (known.quotes) answer.warnings = warningsOf(known, vin, expected);
  return answer;
}

/** The warnings of the shared answer. Those that contain a VIN or its check digit are made anew for this VIN. */
function warningsOf(
  { warnings, quotes, correction }: SharedAnswer,
  vin: string,
  expected: string,
): Vehicle["warnings"] {
  if (!quotes) return warnings;
  const own = warnings.map((each) => {
    if (each.code === "check_digit") return wrongCheckDigit(vin[8] ?? "", expected);
    if (each.code !== "suggested_vin" || correction === undefined) return each;
    const { position, symbol } = correction;
    return suggestedVin(position, replaceAt(vin, position, symbol));
  });
  return Object.freeze(own) as Vehicle["warnings"];
}
