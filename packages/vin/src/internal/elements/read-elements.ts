import { currentLabel } from "../../currentLabel.ts";
import { notApplicable } from "../../data/element-defaults.ts";
import { elementIds } from "../../data/elements.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findInvalidOfPartial } from "../nhtsa/cfr-565.ts";
import { type NhtsaReading, type NhtsaTables, readNhtsa } from "../nhtsa/read-nhtsa.ts";
import { formulaValue } from "../nhtsa/vpic-facts.ts";
import { elementText } from "../plan/match-plan.ts";
import { cycleYear } from "../vin/year-code.ts";
import { isLight, type VpicWmi, vpicCode } from "../vpic/wmi-table.ts";
import { addConversions, canConvert } from "./add-conversions.ts";
import type { ElementAnswer, ElementValue } from "./element-answer.ts";
import { type ErrorElements, errorsOf, errorsWithoutWmi } from "./error-elements.ts";
import type { ValueNames } from "./name-value.ts";
import { unsureElements } from "./unsure-elements.ts";

/** Elements that NHTSA's procedure makes, instead of reading them from patterns. */
const made = {
  manufacturer: 27,
  suggestedVin: 142,
  errorCode: 143,
  possibleValues: 144,
  additionalErrorText: 156,
  errorText: 191,
  descriptor: 196,
} as const;

/** What a decode of elements reads. */
export interface ElementTables extends NhtsaTables {
  readonly catalogue: Catalogue;
  readonly names: ValueNames;
}

export interface ElementRequest {
  /** In capitals, and perhaps partial. */
  readonly vin: string;
  readonly year: number | undefined;
  /** The current year + 2. */
  readonly latestYear: number;
}

/** Answers a VIN as NHTSA's procedure does: every element with its value. */
export function readElements(tables: ElementTables, request: ElementRequest): ElementAnswer {
  const { vin, year: callerYear, latestYear } = request;
  const { vpic, plans } = tables;
  const wmi = vpic.wmis.find(codeOf(vin));
  if (wmi === undefined) {
    const hasYear = callerYear !== undefined || cycleYear(vin[9] ?? "") !== undefined;
    const errors = errorsWithoutWmi(vin, findInvalidOfPartial(vin, 14, false), hasYear);
    return { vin, elements: sorted([...errorElements(tables, errors), descriptorElement(vin)]) };
  }
  const reading = readNhtsa({ vpic, plans, wmi, vin, callerYear, latestYear });
  const errors = errorsOf(vpic, vin, reading, isYearOpen(reading, request));
  const found = new Map<number, ElementValue>();
  for (const element of [
    ...patternElements(tables, reading, vin),
    ...makerElements(tables, reading),
    ...errorElements(tables, errors),
    descriptorElement(vin),
  ]) {
    found.set(element.id, element);
  }
  if (canConvert(vpic, reading.pass.patterns)) {
    addConversions(vpic, reading.pass.patterns.matched, found);
  }
  addDefaults(tables, wmi.vehicleTypeId, found);
  return { vin, elements: sorted([...found.values()]) };
}

/** The code by which NHTSA finds the maker: that of a small maker only if the VIN is long enough to have it. */
function codeOf(vin: string): string {
  return vin.length >= 14 ? vpicCode(vin) : vin.slice(0, 3);
}

/** Whether NHTSA's rules alone leave two years: no digit or letter at position 7 decides, and both can exist. */
function isYearOpen(
  { wmi, isOverridden }: NhtsaReading,
  { vin, year, latestYear }: ElementRequest,
): boolean {
  const newer = cycleYear(vin[9] ?? "");
  if (year !== undefined || newer === undefined || isOverridden || newer > latestYear) return false;
  return !(isLight(wmi) && /[0-9A-Z]/.test(vin[6] ?? ""));
}

function patternElements(
  { vpic, plans, names }: ElementTables,
  { pass: { patterns }, wmi }: NhtsaReading,
  vin: string,
): ElementValue[] {
  const unsure = unsureElements(vpic, plans.get(wmi, patterns.year), patterns.matched, vin);
  return vpic.elements.flatMap((id) => {
    const stored = elementText(vpic, patterns.matched, id);
    if (stored === "" || stored === "Not Applicable" || unsure.has(id)) return [];
    const text = formulaValue(stored, patterns.matchText).replace(/[\t\r\n]/g, " ");
    return text === "" ? [] : [{ id, ...names.find(id, text) }];
  });
}

/** What the code of the maker gives, and the numbers of make and model. */
function makerElements(
  { vpic, catalogue }: ElementTables,
  { wmi, pass: { patterns } }: NhtsaReading,
): ElementValue[] {
  const elements: ElementValue[] = [];
  const { make, year } = patterns;
  const known = make === undefined ? undefined : findMake(catalogue, wmi, make);
  if (make !== undefined) {
    const valueId = String(known ?? "");
    elements.push({ id: elementIds.make, value: make.toUpperCase(), valueId });
  }
  const model = elementText(vpic, patterns.matched, elementIds.model);
  if (model !== "") {
    const valueId = String((known && findModel(catalogue, known, model)) ?? "");
    elements.push({ id: elementIds.model, value: model, valueId });
  }
  if (year !== undefined) elements.push({ id: elementIds.year, value: String(year), valueId: "" });
  const type = catalogue.vehicleTypes().find(({ id }) => id === wmi.vehicleTypeId);
  if (type) {
    const value = currentLabel(type.name).toUpperCase();
    elements.push({ id: elementIds.vehicleType, value, valueId: String(type.id) });
  }
  if (wmi.manufacturer !== undefined) {
    const number = catalogue.findWmi(wmi.code)?.manufacturerId;
    const value = wmi.manufacturer.toUpperCase();
    elements.push({ id: made.manufacturer, value, valueId: String(number ?? "") });
  }
  return elements;
}

/** The number of a make: that of a make of the code, or else of any make with the name. */
function findMake(catalogue: Catalogue, { code }: VpicWmi, name: string): number | undefined {
  const wanted = name.toLowerCase();
  const own = catalogue.findWmi(code)?.makeIds ?? [];
  const hasName = (make: { readonly name: string } | undefined) =>
    make?.name.toLowerCase() === wanted;
  return own.find((id) => hasName(catalogue.findMake(id))) ?? catalogue.makes().find(hasName)?.id;
}

function findModel(catalogue: Catalogue, make: number, name: string): number | undefined {
  return catalogue.models(make).find((model) => model.name === name)?.id;
}

function errorElements({ catalogue }: ElementTables, errors: ErrorElements): ElementValue[] {
  const codes = errors.codes.join(",");
  const list = catalogue.values("errorcode");
  const text = errors.codes
    .map((code) => list.find(({ id }) => id === code)?.name.trim() ?? String(code))
    .join("; ");
  return [
    { id: made.suggestedVin, value: errors.suggestedVin, valueId: "" },
    { id: made.errorCode, value: codes, valueId: codes },
    { id: made.possibleValues, value: errors.possibleValues, valueId: "" },
    { id: made.additionalErrorText, value: errors.additionalText, valueId: "" },
    { id: made.errorText, value: text, valueId: "" },
  ];
}

/** Positions 1-8, a star for the check digit, and 10-11, or 10-14 for a small maker. Missing characters are stars. */
function descriptorElement(vin: string): ElementValue {
  const padded = vin.padEnd(17, "*");
  const value = `${padded.slice(0, 8)}*${padded.slice(9, vin[2] === "9" ? 14 : 11)}`;
  return { id: made.descriptor, value, valueId: "" };
}

/** Motorcycles and low-speed vehicles have a weight class by default, all types some elements that do not apply. */
function addDefaults(
  { names }: ElementTables,
  vehicleTypeId: number,
  found: Map<number, ElementValue>,
): void {
  if ((vehicleTypeId === 1 || vehicleTypeId === 9) && !found.has(elementIds.gvwrFrom)) {
    found.set(elementIds.gvwrFrom, {
      id: elementIds.gvwrFrom,
      ...names.find(elementIds.gvwrFrom, "10"),
    });
  }
  for (const id of notApplicable[vehicleTypeId] ?? []) {
    if (!found.has(id)) found.set(id, { id, value: "Not Applicable", valueId: "0" });
  }
}

function sorted(elements: ElementValue[]): ElementValue[] {
  return elements.sort((one, other) => one.id - other.id);
}
