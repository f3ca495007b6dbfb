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
import { elementText, elementValueId, type Matched } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
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
  readonly powerKw: number | undefined;
  readonly powerKwTo: number | undefined;
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
  const text = (elementId: number): string | undefined => {
    const element = vpic.elements.placeOf(elementId);
    const value = matched.values[element] ?? 0;
    return value === 0 ? undefined : vpic.elements.shownText(element, value - 1);
  };
  const id = (elementId: number): number => elementValueId(vpic, matched, elementId);
  const primary = id(elementIds.fuelPrimary);
  const secondary = id(elementIds.fuelSecondary);
  // Field by field, because the engine stores an object with a spread part in two places.
  const { powerKw, powerKwTo } = powerOf(vpic, matched);
  return {
    make: patterns.make === undefined ? undefined : displayMake(patterns.make),
    model: text(elementIds.model),
    year: patterns.year,
    bodyType: bodyTypeById[id(elementIds.bodyClass)],
    capacityCc: capacityOf(vpic, matched),
    fuel: toFuel(primary, secondary),
    powerKw,
    powerKwTo,
    electrification:
      electrificationById[id(elementIds.electrification)] ??
      impliedElectrification(primary, secondary),
    vehicleType: vehicleTypeById[wmi.vehicleTypeId],
    series: text(elementIds.series),
    trim: text(elementIds.trim),
    doors: toCount(text(elementIds.doors)),
    cylinders: toCount(formulaValue(text(elementIds.cylinders) ?? "", patterns.matchText)),
    engineModel: text(elementIds.engineModel),
    gvwrClass: gvwrClassById[id(elementIds.gvwrFrom) || defaultId(vpic, wmi, elementIds.gvwrFrom)],
    plantCity: text(elementIds.plantCity),
    plantState: text(elementIds.plantState),
    plantCountry: countryByName[text(elementIds.plantCountry)?.trim() ?? ""],
  };
}

/** Kilowatts in a horsepower of 550 foot-pounds a second (NIST SP 811, appendix B.8). */
const kilowattsInHorsepower = 0.745_699_9;

/** The declared kilowatts, or else those of the declared horsepower, to a tenth. */
function powerOf(vpic: Vpic, matched: Matched): Pick<VpicFacts, "powerKw" | "powerKwTo"> {
  const declared = (elementId: number): number | undefined => {
    const power = Number(elementText(vpic, matched, elementId));
    return Number.isFinite(power) && power > 0 ? power : undefined;
  };
  const converted = (elementId: number): number | undefined => {
    const power = declared(elementId);
    return power && Math.round(power * kilowattsInHorsepower * 10) / 10;
  };
  const powerKw = declared(elementIds.powerKw) ?? converted(elementIds.powerHp);
  const upper = converted(elementIds.powerHpTo);
  const isRange = powerKw !== undefined && upper !== undefined && upper > powerKw;
  return { powerKw, powerKwTo: isRange ? upper : undefined };
}

/** A make in the maker's own spelling. */
export function displayMake(make: string): string {
  return makeNames[make] ?? make;
}

/**
 * Gasoline with ethanol, or marked FFV, is flex-fuel. A fuel with electricity stays that fuel, also
 * if electricity is declared first, as for some plug-in hybrids.
 */
function toFuel(primary: number, secondary: number): Fuel | undefined {
  const second = fuelById[secondary];
  const fuel = fuelById[primary] === "electric" ? (second ?? "electric") : fuelById[primary];
  const isFlexible = fuel === "gasoline" && (second === "ethanol" || second === "flex-fuel");
  return isFlexible ? "flex-fuel" : fuel;
}

/**
 * Electricity alone means a battery; a fuel cell is declared as such. Gasoline with electricity can
 * mean any level of electrification.
 */
function impliedElectrification(primary: number, secondary: number): Electrification | undefined {
  if (primary === 18) return "fuel-cell";
  return primary === 2 && secondary === 0 ? "battery" : undefined;
}

/** The number of the value that NHTSA fills in for the type of vehicle; 0 if it fills in none. */
function defaultId({ elements }: Vpic, { vehicleTypeId }: VpicWmi, elementId: number): number {
  const element = elements.placeOf(elementId);
  const given = elements.defaultsOf(vehicleTypeId).find((each) => each.element === element);
  return given === undefined ? 0 : elements.valueId(element, given.value);
}

function toCount(text: string | undefined): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/**
 * Resolves a formula: `#2:3` means the characters of the match string from index 2 up to, not
 * including, index 3.
 */
export function formulaValue(text: string, matchText: string): string {
  const formula = text.startsWith("#") ? /^#(\d+):(\d+)$/.exec(text) : null;
  return formula === null ? text : matchText.slice(Number(formula[1]), Number(formula[2]));
}
