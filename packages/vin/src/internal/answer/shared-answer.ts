import type { Vehicle, VehicleWarning } from "../../types.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
import { checkDigitOf } from "../vin/check-digit.ts";
import { replaceAt } from "../vin/vin-characters.ts";
import { suggestedVin, wrongCheckDigit } from "./find-warnings.ts";
import type { VinType } from "./vin-type.ts";

/** An answer that all VINs of one type share, and that type. Its parts are frozen. */
export interface SharedAnswer extends VinType {
  /** The answer, without the fields of one VIN. */
  readonly vehicle: Vehicle;
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
