import type { Vehicle } from "../schema.ts";
import type { Core } from "./core.ts";
import type { Evidence, Outline, Tables } from "./evidence.ts";
import type { MakerReading } from "./maker-module.ts";
import { cast, type Mould, type TextRule, toMould } from "./mould.ts";
import { findCores } from "./nhtsa.ts";
import { replaceAt } from "./symbols.ts";
import type { VpicFacts } from "./vpic-facts.ts";

/**
 * What decides an answer but for the check digit and the serial number, which are right and say nothing. VINs of
 * one type and plant share it, so that nearly every answer has been given before.
 */
interface Deciders {
  readonly core: Core;
  /** The core under the other model year that the VIN can mean. */
  readonly other: Core | undefined;
  /** What the maker's module says of the market; it may read the check digit. */
  readonly market: MakerReading["market"] | undefined;
  readonly usesCheckDigit: boolean | undefined;
  readonly latestYear: number;
}

/** An answer and what decided it. */
export interface SharedAnswer {
  readonly deciders: Deciders;
  readonly mould: Mould<Vehicle>;
}

/** Finds what decides the answer to a VIN; undefined where more than that does. */
export function findDeciders(
  { vpic, plans }: Tables,
  { request, checkDigit, vpicWmi: wmi, maker }: Outline,
): Deciders | undefined {
  const { vin, year, explain, latestYear } = request;
  if (!checkDigit.valid || wmi === undefined || explain || year !== undefined) return undefined;
  const { market, usesCheckDigit } = maker?.reading ?? {};
  if (market === "elsewhere") return undefined;
  const cores = findCores({ vpic, plans, wmi, vin, latestYear, callerYear: undefined });
  return cores && { core: cores[0], other: cores[1], market, usesCheckDigit, latestYear };
}

/** The answer that was given before to the same deciders, for another VIN. */
export function recall(deciders: Deciders, vin: string): Vehicle | undefined {
  const { answer } = deciders.core;
  return answer !== undefined && isSame(answer.deciders, deciders)
    ? cast(answer.mould, vin)
    : undefined;
}

/** Keeps an answer with the core that decided it, where a maker's module added nothing. */
export function remember(deciders: Deciders, { facts, maker }: Evidence, vehicle: Vehicle): void {
  if (maker !== undefined && (facts === undefined || !isComplete(facts))) return;
  deciders.core.answer = { deciders, mould: toMould(vehicle, textRuleOf(vehicle)) };
}

function isSame(one: Deciders, other: Deciders): boolean {
  return (
    one.other === other.other &&
    one.market === other.market &&
    one.usesCheckDigit === other.usesCheckDigit &&
    one.latestYear === other.latestYear
  );
}

/** NHTSA says everything that a maker's scheme could add. */
function isComplete({ make, model, year, vehicleType, plantCountry }: VpicFacts): boolean {
  return [make, model, year, vehicleType, plantCountry].every((fact) => fact !== undefined);
}

const itself = (vin: string): string => vin;
const ninth = (vin: string): string => vin[8] ?? "";

/** In an answer to another VIN its own number, its check digit and the VIN put right are other ones. */
function textRuleOf({ vin, warnings }: Vehicle): TextRule {
  const suggestion = warnings.find(({ suggestedVin }) => suggestedVin !== undefined);
  const suggested = suggestion?.suggestedVin ?? vin;
  const [position = 0] = suggestion?.positions ?? [];
  const symbol = suggested[position - 1] ?? "";
  const putRight = (other: string): string => replaceAt(other, position, symbol);
  return (text, name) => {
    if (name === "expected") return ninth;
    if (text === vin) return itself;
    if (text === suggested) return putRight;
    if (!text.includes(suggested)) return undefined;
    const around = text.split(suggested);
    return (other) => around.join(putRight(other));
  };
}
