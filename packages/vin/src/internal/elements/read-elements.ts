import type { Tables } from "../answer/tables.ts";
import { findInvalidOfPartial } from "../nhtsa/cfr-565.ts";
import { type NhtsaReading, readNhtsa } from "../nhtsa/read-nhtsa.ts";
import { computeCheckDigit } from "../vin/check-digit.ts";
import { isWholeVin } from "../vin/vin-characters.ts";
import { cycleYear, firstYear } from "../vin/year-code.ts";
import { isLight, vpicCode } from "../vpic/wmi-table.ts";
import {
  type ErrorElements,
  errorsOf,
  errorsWithoutWmi,
  longestText,
  toWellFormed,
} from "./error-elements.ts";

/** One element of NHTSA's answer about a VIN. */
export interface ElementValue {
  /** NHTSA's number of the element, such as 28 for the model. */
  readonly id: number;
  /** In NHTSA's words. */
  readonly value: string;
  /** NHTSA's number of the value; empty if the value is not from a list. */
  readonly valueId: string;
}

/** What NHTSA's procedure answers about a VIN, whole or partial. */
export interface ElementAnswer {
  /** As given, in capitals. */
  readonly vin: string;
  /** By the number of the element. Elements without a value are absent. */
  readonly elements: readonly ElementValue[];
}

/** Elements that NHTSA's procedure creates itself, instead of reading them from patterns. */
const made = {
  suggestedVin: 142,
  errorCode: 143,
  possibleValues: 144,
  additionalErrorText: 156,
  errorText: 191,
  descriptor: 196,
} as const;

interface ElementRequest {
  /** In capitals, and perhaps partial. */
  readonly vin: string;
  readonly year: number | undefined;
  /** The current year + 2. */
  readonly latestYear: number;
}

/** Answers a VIN as NHTSA's procedure does: every element with its value. */
export function readElements(tables: Tables, request: ElementRequest): ElementAnswer {
  const { vin, year: callerYear, latestYear } = request;
  const { vpic, patterns } = tables;
  const wmi = vpic.wmis.find(codeOf(vin));
  const isRight = () => vin[8] === computeCheckDigit(vin) || vpic.exceptions.hasSorted(vin);
  const checkDigitValid = isWholeVin(vin) && isRight();
  if (wmi === undefined) {
    const errors = errorsWithoutWmi(vin, describeUnknown(request, checkDigitValid));
    return { vin, elements: sorted([...errorElements(tables, errors), descriptorElement(vin)]) };
  }
  const input = { vpic, patterns, wmi, vin, checkDigitValid, callerYear, latestYear };
  const reading = readNhtsa(input);
  const errors = errorsOf(vpic, vin, reading, isYearOpen(reading, request));
  const elements = new ElementList();
  tables.given.each(reading, (each) => elements.add(each));
  const isOpen = (id: number) => !elements.has(id);
  const byDefault: ElementValue[] = [];
  tables.given.eachDefault(reading, (each) => {
    if (isOpen(each.id)) byDefault.push(each);
  });
  for (const each of byDefault) elements.add(each);
  for (const each of errorElements(tables, errors)) elements.add(each);
  elements.add(descriptorElement(vin));
  return { vin, elements: elements.values() };
}

/** Without a type of vehicle, both years of the code at position 10 are open, unless one is ahead. */
function describeUnknown(
  { vin, year, latestYear }: ElementRequest,
  checkDigitValid: boolean,
): Parameters<typeof errorsWithoutWmi>[1] {
  const newer = cycleYear(vin[9] ?? "");
  const invalid = findInvalidOfPartial(vin, vin[2] === "9" ? 15 : 14, false);
  const isGiven = year !== undefined && year >= firstYear && year <= latestYear;
  const isOpen = newer !== undefined && newer <= latestYear;
  const years = newer === undefined ? [] : isOpen ? [newer, newer - 30] : [newer - 30];
  return {
    invalid,
    // The check digit counts only if position 10 is a year code, and the serial number has digits.
    checkDigitValid: checkDigitValid && (invalid.at(-1) ?? 0) <= 9,
    hasYear: isGiven || newer !== undefined,
    contradicts: isGiven && !years.includes(year),
    yearIsOpen: isOpen && (!isGiven || years.includes(year)),
  };
}

/** More than the number of any element of vPIC. */
const mostElements = 256;

/** The values of an answer, by the numbers of their elements. */
class ElementList {
  /** It has its final length, because a list that grows is copied several times. */
  readonly #values = new Array<ElementValue | undefined>(mostElements);
  /** All values of the elements that have several. */
  readonly #several = new Map<number, ElementValue[]>();

  has(id: number): boolean {
    return this.#values[id] !== undefined;
  }

  add(value: ElementValue): void {
    const before = this.#values[value.id];
    if (before === undefined) this.#values[value.id] = value;
    else this.#several.set(value.id, [...(this.#several.get(value.id) ?? [before]), value]);
  }

  /** The values in the order of the elements' numbers, one of each element. */
  values(): ElementValue[] {
    for (const [id, values] of this.#several) this.#values[id] = joinValues(values);
    return this.#values.filter((value) => value !== undefined);
  }
}

/** NHTSA joins the different values of a free text, which can be several. */
function joinValues(values: readonly ElementValue[]): ElementValue | undefined {
  const [first, ...others] = new Map(values.map((each) => [each.value, each])).values();
  if (first === undefined || others.length === 0) return first;
  return { ...first, value: [first, ...others].map(({ value }) => value).join(", ") };
}

/**
 * The code by which NHTSA finds the maker: that of a small maker only if the VIN is long enough to
 * have it.
 */
function codeOf(vin: string): string {
  return vin.length >= 14 ? vpicCode(vin) : vin.slice(0, 3);
}

/**
 * Whether NHTSA's rules alone leave two years open: both can exist, and no digit or letter at
 * position 7 decides.
 */
function isYearOpen(
  { wmi, isOverridden }: NhtsaReading,
  { vin, year, latestYear }: ElementRequest,
): boolean {
  const newer = cycleYear(vin[9] ?? "");
  if (year !== undefined || newer === undefined || isOverridden || newer > latestYear) return false;
  return !(isLight(wmi) && /[0-9A-Z]/.test(vin[6] ?? ""));
}

function errorElements({ catalogue }: Tables, errors: ErrorElements): ElementValue[] {
  const codes = errors.codes.join(",");
  const list = catalogue()?.values("errorcode") ?? [];
  const text = errors.codes
    .map((code) => {
      const name = list.find(({ id }) => id === code)?.name ?? String(code);
      return `${name}${errors.notes?.get(code) ?? ""}`.trim();
    })
    .join("; ")
    .slice(0, longestText);
  return [
    { id: made.suggestedVin, value: errors.suggestedVin, valueId: "" },
    { id: made.errorCode, value: codes, valueId: codes },
    { id: made.possibleValues, value: errors.possibleValues, valueId: "" },
    { id: made.additionalErrorText, value: errors.additionalText, valueId: "" },
    { id: made.errorText, value: text, valueId: "" },
  ];
}

/**
 * Positions 1-8, a star for the check digit, and 10-11, or 10-14 for a small maker. Missing
 * characters are stars.
 */
function descriptorElement(vin: string): ElementValue {
  const padded = vin.padEnd(17, "*");
  const value = `${padded.slice(0, 8)}*${padded.slice(9, vin[2] === "9" ? 14 : 11)}`;
  return { id: made.descriptor, value: toWellFormed(value), valueId: "" };
}

function sorted(elements: ElementValue[]): ElementValue[] {
  return elements.sort((one, other) => one.id - other.id);
}
