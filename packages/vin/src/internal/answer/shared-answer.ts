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

/** Parts of answers, by their JSON. Many types have equal parts. */
export type PartPool = Map<string, unknown>;

/** Turns the answer for one VIN into the shared answer of its type. */
export function shareAnswer(
  pool: PartPool,
  vehicle: Vehicle,
  nhtsa: NhtsaReading | undefined,
): SharedAnswer {
  const { corrected, wrong } = nhtsa?.pass ?? {};
  const position = wrong?.[0]?.position ?? 0;
  const symbol = corrected?.[position - 1];
  return {
    vehicle: compact(pool, vehicle),
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
  const answer = { ...vehicle, vin, checkDigit: checkDigitOf(vin, expected) };
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

/**
 * Copies the answer by way of JSON: the engine stores such an object compactly, and spreading it takes a third less
 * time. A part is parsed only if the pool has no equal part.
 */
function compact(pool: PartPool, vehicle: Vehicle): Vehicle {
  const parts: [field: string, part: unknown][] = [];
  const members: string[] = [];
  for (const [field, value] of Object.entries(vehicle)) {
    const text = JSON.stringify(value);
    const isPart = typeof value === "object";
    if (isPart) parts.push([field, pooled(pool, text)]);
    members.push(`"${field}":${isPart ? "null" : text}`);
  }
  const copy = JSON.parse(`{${members.join()}}`) as Record<string, unknown>;
  for (const [field, part] of parts) copy[field] = part;
  return copy as unknown as Vehicle;
}

function pooled(pool: PartPool, text: string): unknown {
  const known = pool.get(text);
  if (known !== undefined) return known;
  const part = deepFreeze<unknown>(JSON.parse(text));
  pool.set(text, part);
  return part;
}
