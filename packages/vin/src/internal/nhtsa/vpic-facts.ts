import { elementIds } from "../../data/elements.ts";
import type { BodyType, Electrification, Fuel, VehicleType } from "../../data/value-lists.ts";
import {
  bodyTypeById,
  countryByName,
  electrificationById,
  fuelById,
  gvwrClassById,
  makeNames,
  vehicleTypeById,
} from "../../data/vpic-values.ts";
import { elementText } from "../plan/match-plan.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { capacityOf } from "./capacity.ts";
import type { NhtsaReading } from "./read-nhtsa.ts";

/** NHTSA's answer, in the terms of this library. A value that it does not give is undefined. */
export interface VpicFacts {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly year: number | undefined;
  readonly bodyType: BodyType | undefined;
  readonly capacityCc: number | undefined;
  readonly fuel: Fuel | undefined;
  readonly electrification: Electrification | undefined;
  readonly vehicleType: VehicleType | undefined;
  readonly series: string | undefined;
  readonly trim: string | undefined;
  readonly doors: number | undefined;
  readonly cylinders: number | undefined;
  readonly engineModel: string | undefined;
  readonly gvwrClass: string | undefined;
  readonly plantCity: string | undefined;
  readonly plantState: string | undefined;
  readonly plantCountry: string | undefined;
}

/** Reads the facts of an answer. */
export function readVpicFacts(vpic: Vpic, { wmi, pass }: NhtsaReading): VpicFacts {
  const { patterns } = pass;
  const { matched } = patterns;
  const text = (element: number): string | undefined => {
    const value = elementText(vpic, matched, element);
    return value === "" || value === "Not Applicable" ? undefined : value;
  };
  const primary = text(elementIds.fuelPrimary);
  const secondary = text(elementIds.fuelSecondary);
  const level = text(elementIds.electrification);
  const defaultClass = wmi.vehicleTypeId === 1 || wmi.vehicleTypeId === 9 ? "10" : "";
  return {
    make: patterns.make === undefined ? undefined : displayMake(patterns.make),
    model: text(elementIds.model),
    year: patterns.year,
    bodyType: bodyTypeById[text(elementIds.bodyClass) ?? ""],
    capacityCc: capacityOf(vpic, matched),
    fuel: toFuel(primary, secondary),
    electrification: electrificationById[level ?? ""] ?? impliedElectrification(primary, secondary),
    vehicleType: vehicleTypeById[wmi.vehicleTypeId],
    series: text(elementIds.series),
    trim: text(elementIds.trim),
    doors: toCount(text(elementIds.doors)),
    cylinders: toCount(formulaValue(text(elementIds.cylinders) ?? "", patterns.matchText)),
    engineModel: text(elementIds.engineModel),
    gvwrClass: gvwrClassById[text(elementIds.gvwrFrom) ?? defaultClass],
    plantCity: text(elementIds.plantCity),
    plantState: text(elementIds.plantState),
    plantCountry: countryByName[text(elementIds.plantCountry)?.trim() ?? ""],
  };
}

/** A make in the maker's own spelling. */
export function displayMake(make: string): string {
  return makeNames[make] ?? make;
}

/** Gasoline with ethanol, or marked FFV, is flex-fuel. Gasoline with electricity stays gasoline. */
function toFuel(primary: string | undefined, secondary: string | undefined): Fuel | undefined {
  const fuel = fuelById[primary ?? ""];
  const second = fuelById[secondary ?? ""];
  const isFlexible = fuel === "gasoline" && (second === "ethanol" || second === "flex-fuel");
  return isFlexible ? "flex-fuel" : fuel;
}

/**
 * Electricity alone means a battery; a fuel cell is declared as such. Gasoline with electricity can be any level.
 */
function impliedElectrification(
  primary: string | undefined,
  secondary: string | undefined,
): Electrification | undefined {
  if (primary === "18") return "fuel-cell";
  return primary === "2" && secondary === undefined ? "battery" : undefined;
}

function toCount(text: string | undefined): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** Resolves a formula: `#2:3` means the characters of the match string from index 2 up to, not including, index 3. */
export function formulaValue(text: string, matchText: string): string {
  const formula = /^#(\d+):(\d+)$/.exec(text);
  return formula === null ? text : matchText.slice(Number(formula[1]), Number(formula[2]));
}
