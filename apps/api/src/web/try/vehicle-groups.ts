import type { Vehicle } from "@almanac/vin";
import { html } from "hono/html";
import { fieldWords, number, title, words } from "../format.ts";
import { facts, type Html } from "../html.ts";

type Value = string | number | undefined;
type Entry = readonly [name: string, value: Value];

/** What is known of a vehicle, in sections. A section of which nothing is known is left out. */
export function vehicleSections(vehicle: Vehicle): Html {
  return html`${[
    section("Vehicle", vehicleEntries(vehicle)),
    section("Engine and drive", engineEntries(vehicle)),
    section("Consumption, by EPA", consumptionEntries(vehicle)),
    section("Safety", safetyEntries(vehicle)),
    section("Driver assistance", assistanceEntries(vehicle)),
    section("Maker", makerEntries(vehicle)),
  ]}`;
}

function section(name: string, entries: readonly Entry[]): Html | "" {
  const known = entries.flatMap(([entry, value]) =>
    value === undefined || value === "" ? [] : [[entry, value] as const],
  );
  return known.length === 0 ? "" : html`<section><h3>${name}</h3>${facts(known)}</section>`;
}

function worded(text: string | undefined): string | undefined {
  return text && words(text);
}

/** An amount or a range with its unit. */
function amount(unit: string, from: number | undefined, to?: number): Value {
  if (from === undefined) return undefined;
  return `${number(from)}${to === undefined ? "" : `–${number(to)}`} ${unit}`;
}

function vehicleEntries({ dimensions, ...vehicle }: Vehicle) {
  const { lengthMm, widthMm, heightMm } = dimensions ?? {};
  return [
    ["Vehicle type", worded(vehicle.vehicleType)],
    ["Series", vehicle.series],
    ["Trim", vehicle.trim],
    ["Doors", vehicle.doors],
    ["Seats", vehicle.seats],
    ["Gross weight class", vehicle.gvwrClass],
    ["Size", lengthMm && `${lengthMm} × ${widthMm} × ${heightMm} mm`],
  ] as const;
}

function engineEntries({ engine = {}, transmission = {}, battery = {}, ...vehicle }: Vehicle) {
  const { style, speeds } = transmission;
  const gears = speeds === undefined ? undefined : `${speeds} ${speeds === 1 ? "speed" : "speeds"}`;
  return [
    ["Drive", worded(vehicle.driveType)],
    ["Gearbox", [worded(style), gears].filter((part) => part !== undefined).join(", ")],
    ["Engine", amount("cm³", engine.capacityCc) ?? amount("l", engine.capacityLitres)],
    ["Fuel", worded(engine.fuel)],
    ["Electrification", worded(vehicle.electrification)],
    ["Power", amount("kW", engine.powerKw, engine.powerKwTo)],
    ["Cylinders", vehicle.cylinders],
    ["Arrangement", worded(engine.configuration)],
    ["Turbocharger", engine.turbo === undefined ? undefined : engine.turbo ? "yes" : "no"],
    ["Battery", amount("kWh", battery.energyKwh, battery.energyKwhTo)],
  ] as const;
}

function consumptionEntries({ efficiency }: Vehicle) {
  const shown = (unit: string, value: number | { min: number; max: number } | undefined) =>
    typeof value === "object" ? amount(unit, value.min, value.max) : amount(unit, value);
  return [
    ["Combined", shown("mpg", efficiency?.combinedMpg)],
    ["City", shown("mpg", efficiency?.cityMpg)],
    ["Highway", shown("mpg", efficiency?.highwayMpg)],
    ["Metric", shown("l/100 km", efficiency?.litresPer100Km)],
    ["Electricity", shown("kWh/100 miles", efficiency?.kWhPer100Miles)],
    ["Range", shown("miles", efficiency?.rangeMiles)],
    ["CO₂", shown("g/mile", efficiency?.co2GramsPerMile)],
    ["EPA's class", [efficiency?.class ?? []].flat().join(" or ")],
  ] as const;
}

function safetyEntries({ restraints = {}, brakes = {} }: Vehicle) {
  const airbags = Object.entries(restraints).flatMap(([field, place]) =>
    field.endsWith("Airbags")
      ? [[title(fieldWords(field).replace("airbags", "air bags")), words(String(place))] as const]
      : [],
  );
  const { pretensioners } = restraints;
  return [
    ...airbags,
    ["Seat belts", worded(restraints.seatBelts)],
    ["Pretensioners", pretensioners === undefined ? undefined : pretensioners ? "yes" : "no"],
    ["Brakes", worded(brakes.system)],
    ["Antilock brakes", worded(brakes.abs)],
  ] as const;
}

function assistanceEntries({ driverAssistance = {} }: Vehicle) {
  return Object.entries(driverAssistance).map(
    ([field, availability]) => [title(fieldWords(field)), worded(availability)] as const,
  );
}

function makerEntries({ plant = {}, ...vehicle }: Vehicle) {
  return [
    ["Manufacturer", vehicle.manufacturer],
    ["Country", vehicle.country],
    ["Plant", [plant.city, plant.country].filter(Boolean).join(", ")],
    ["Check digit", checkDigitText(vehicle.checkDigit)],
  ] as const;
}

export function checkDigitText({ valid, expected }: Vehicle["checkDigit"]): string {
  return valid ? "correct" : `differs: ${expected} expected`;
}
