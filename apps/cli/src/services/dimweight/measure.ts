import { type Decimal, multiply, parseDecimal } from "../../text/numbers.ts";

export type Kind = "length" | "weight";
type System = "metric" | "imperial";

interface Unit {
  readonly system: System;
  /** Size of the unit in the base unit of its system: cm or kg (metric), in or lb (imperial). */
  readonly inSystem: Decimal;
}

/** A length or a weight, in the unit that the user typed. */
export interface Measure {
  readonly kind: Kind;
  readonly value: Decimal;
  readonly unit: Unit;
}

const one = exact("1");
const units: Record<Kind, Readonly<Record<string, Unit>>> = {
  length: {
    cm: { system: "metric", inSystem: one },
    mm: { system: "metric", inSystem: exact("0.1") },
    m: { system: "metric", inSystem: exact("100") },
    in: { system: "imperial", inSystem: one },
    ft: { system: "imperial", inSystem: exact("12") },
  },
  weight: {
    kg: { system: "metric", inSystem: one },
    g: { system: "metric", inSystem: exact("0.001") },
    lb: { system: "imperial", inSystem: one },
    oz: { system: "imperial", inSystem: exact("0.0625") },
  },
};

/** Exact by definition: the international inch and pound (1959). */
const metricPerImperial: Record<Kind, Decimal> = {
  length: exact("2.54"),
  weight: exact("0.45359237"),
};

/** The unit of a number that was typed without a unit. */
export const bareUnit: Record<Kind, string> = { length: "cm", weight: "kg" };

export const unitNames: Record<Kind, readonly string[]> = {
  length: Object.keys(units.length),
  weight: Object.keys(units.weight),
};

/** Parses `40`, `40cm`, `15.75 in`, `4.4lb`; else says which part is wrong. */
export function parseMeasure(text: string, kind: Kind): Measure | "number" | "unit" {
  const [, number = "", name = ""] = /^(.*?)\s*([a-z]*)$/is.exec(text.trim()) ?? [];
  const value = parseDecimal(number);
  if (value === undefined) return "number";
  const unitName = name.toLowerCase() || bareUnit[kind];
  if (!Object.hasOwn(units[kind], unitName)) return "unit";
  const unit = units[kind][unitName];
  return unit === undefined ? "unit" : { kind, value, unit };
}

export function isImperial(measure: Measure): boolean {
  return measure.unit.system === "imperial";
}

export function toMetric(measure: Measure): Decimal {
  const own = toOwnSystem(measure);
  return isImperial(measure) ? multiply(own, metricPerImperial[measure.kind]) : own;
}

/** Converts exactly: metric units to centimetres or kilograms, other units to inches or pounds. */
export function toOwnSystem(measure: Measure): Decimal {
  return multiply(measure.value, measure.unit.inSystem);
}

function exact(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === undefined) throw new TypeError(`not a decimal: ${text}`);
  return value;
}
