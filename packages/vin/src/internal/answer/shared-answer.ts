import { deepFreeze } from "@almanac/kernel/freeze";
import type { Vehicle, VehicleWarning } from "../../types.ts";
import type { NhtsaReading } from "../nhtsa/read-nhtsa.ts";
import { checkDigitOf } from "../vin/check-digit.ts";
import { replaceAt } from "../vin/vin-characters.ts";
import { suggestedVin, wrongCheckDigit } from "./find-warnings.ts";

/** An answer that all VINs of one type share. Its parts are frozen. */
export interface SharedAnswer {
  readonly vehicle: Vehicle;
  /** Whether a warning contains the VIN or its check digit. */
  readonly quotes: boolean;
  /** The one position that no pattern fits, and the character that it has in the corrected VIN. */
  readonly correction: { readonly position: number; readonly symbol: string } | undefined;
}

const quoting: readonly VehicleWarning["code"][] = ["check_digit", "suggested_vin"];

/** Turns the answer for one VIN into the shared answer of its type. */
export function shareAnswer(vehicle: Vehicle, nhtsa: NhtsaReading | undefined): SharedAnswer {
  const { corrected, wrong } = nhtsa?.pass ?? {};
  const position = wrong?.[0]?.position ?? 0;
  const symbol = corrected?.[position - 1];
  return {
    // A copy, because the caller may change the fields of the first answer. The engine stores it compactly, and copies it faster.
    vehicle: { ...vehicle },
    quotes: vehicle.warnings.some(({ code }) => quoting.includes(code)),
    correction: symbol === undefined ? undefined : { position, symbol },
  };
}

/**
 * Turns the shared answer into the answer for one VIN: sets the VIN, its check digit, and the warnings that contain
 * them.
 */
export function answerTo(
  { vehicle, quotes, correction }: SharedAnswer,
  vin: string,
  expected: string,
): Vehicle {
  const answer = { ...vehicle };
  answer.vin = vin;
  answer.checkDigit = checkDigitOf(vin, expected);
  if (!quotes) return answer;
  answer.warnings = deepFreeze(
    vehicle.warnings.map((each) => {
      if (each.code === "check_digit") return wrongCheckDigit(vin[8] ?? "", expected);
      if (each.code !== "suggested_vin" || correction === undefined) return each;
      const { position, symbol } = correction;
      return suggestedVin(position, replaceAt(vin, position, symbol));
    }),
  );
  return answer;
}
