import { carrierRows } from "../data/carriers.ts";
import type { CarrierRow, Confidence, Rounding, Rule } from "../data/rule.ts";
import type { DimWeightIssue } from "../errors.ts";
import { decimal, divide, type Fraction, multiply, one, type RoundingMode } from "./exact.ts";
import { listed, show, suggestion } from "./wording.ts";

/** A published maximum, and the warning that a parcel beyond it gets. */
export interface Ceiling {
  readonly value: Fraction;
  readonly warning: Warning;
}

interface Step {
  readonly size: Fraction;
  readonly mode: RoundingMode;
}

export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** A rule of the tables with its decimals read, ready to be evaluated. */
export interface ReadyRule {
  readonly carrier: string;
  readonly row: Rule;
  readonly divisor: number;
  readonly imperial: boolean;
  /** The weight of one cubic centimetre or inch, in the rule's unit. */
  readonly weightPerVolume: Fraction;
  readonly sideStep: Step | undefined;
  readonly weightStep: Step | undefined;
  readonly threshold: Fraction;
  /** What is doubtful about the rule itself, whatever the parcel. */
  readonly warnings: readonly Warning[];
  readonly maxWeight: Ceiling | undefined;
  readonly maxLength: Ceiling | undefined;
  readonly maxLengthPlusGirth: Ceiling | undefined;
  /** The billable weight above which the carrier has a coarser step. */
  readonly coarserStep: Ceiling | undefined;
  readonly fromDay: number;
  readonly toDay: number;
}

const partNames = {
  divisor: "divisor",
  dimensionRounding: "rounding of the sides",
  weightRounding: "rounding of the weight",
  applies: "threshold",
  limits: undefined,
} as const;

const dayMs = 86_400_000;
export const rows: readonly CarrierRow[] = carrierRows;

export const carrierNames: readonly string[] = rows.map((row) => row.carrier);

const rowsByName = new Map(rows.map((row) => [row.carrier, row]));
const rulesByCarrier = new Map(
  rows.map((row) => [row.carrier, row.rules.map((rule) => readRule(row.carrier, rule))]),
);

/** The day of an ISO date, counted from 1970-01-01. */
export function readDay(isoDate: string): number {
  return Date.parse(isoDate) / dayMs;
}

/** The day in UTC at a moment. */
export function dayOf(nowMs: number): number {
  return Math.floor(nowMs / dayMs);
}

/** The profiles of a carrier, its default one first. */
export function profilesOf(row: CarrierRow): readonly string[] {
  return [...new Set([row.defaultProfile, ...row.rules.map((rule) => rule.profile)])];
}

/** The one rule of a carrier and profile on a day, or why there is none. */
export function findRule(
  carrier: string,
  profile: string | undefined,
  day: number | undefined,
): ReadyRule | DimWeightIssue {
  const row = rowsByName.get(carrier);
  const rules = rulesByCarrier.get(carrier);
  if (!row || !rules) return unsupportedCarrier(carrier);
  const wanted = profile ?? row.defaultProfile;
  let known = false;
  for (const rule of rules) {
    if (rule.row.profile !== wanted) continue;
    known = true;
    if (day === undefined || (rule.fromDay <= day && day <= rule.toDay)) return rule;
  }
  return known ? unsupportedDate(row, wanted) : unsupportedProfile(row, wanted);
}

export function unsupportedCarrier(
  carrier: string,
  path: DimWeightIssue["path"] = ["carrier"],
): DimWeightIssue {
  return {
    code: "unsupported_carrier",
    path,
    message: `${show(carrier)} is not a known carrier${suggestion(carrier, carrierNames)}. Names: ${listed(carrierNames)}.`,
  };
}

function unsupportedProfile(row: CarrierRow, profile: string): DimWeightIssue {
  const profiles = profilesOf(row);
  return {
    code: "unsupported_profile",
    path: ["profile"],
    message: `${row.carrier} has no profile ${show(profile)}${suggestion(profile, profiles)}. Send one of ${listed(profiles)}, or none for ${row.defaultProfile}.`,
  };
}

function unsupportedDate(row: CarrierRow, profile: string): DimWeightIssue {
  const starts = row.rules
    .filter((rule) => rule.profile === profile)
    .map((rule) => rule.effectiveFrom);
  return {
    code: "unsupported_date",
    path: ["asOf"],
    message: `${row.carrier} ${profile} has no known rule on that date: send ${starts.sort()[0]} or later.`,
  };
}

/** Reads the decimals of a row once, so that no evaluation has to. */
export function readRule(carrier: string, row: Rule): ReadyRule {
  const divisor = decimal(row.divisor);
  return {
    carrier,
    row,
    divisor: Number(row.divisor),
    imperial: row.divisorUnit === "in3/lb",
    weightPerVolume:
      row.divisorUnit === "kg/m3" ? multiply(divisor, decimal("1e-6")) : divide(one, divisor),
    sideStep: readStep(row.dimensionRounding),
    weightStep: readStep(row.weightRounding),
    threshold: decimal(row.applies.kind === "always" ? "0" : row.applies.value),
    warnings: doubtsAbout(row),
    maxWeight: readCeiling(row, "weight", row.limits?.maxWeight),
    maxLength: readCeiling(row, "length", row.limits?.maxLength),
    maxLengthPlusGirth: readCeiling(row, "length plus girth", row.limits?.maxLengthPlusGirth),
    coarserStep: readCoarserStep(row),
    fromDay: row.effectiveFrom === null ? -Infinity : readDay(row.effectiveFrom),
    toDay: row.effectiveTo === null ? Infinity : readDay(row.effectiveTo),
  };
}

function readStep(rounding: Rounding<string>): Step | undefined {
  return rounding.mode === "none"
    ? undefined
    : { size: decimal(rounding.increment), mode: rounding.mode };
}

function readCeiling(row: Rule, part: string, value?: string | null): Ceiling | undefined {
  if (!row.limits || !value) return undefined;
  const unit = part === "weight" ? row.limits.weightUnit : row.limits.lengthUnit;
  const origin = row.confidence.limits === "recalled" ? ", which is recalled" : "";
  return {
    value: decimal(value),
    warning: {
      code: `over_max_${part.replaceAll(" ", "_")}`,
      message: `${row.id}: the ${part} is over the maximum of ${value} ${unit}${origin}.`,
    },
  };
}

function readCoarserStep({ id, coarserWeightStep }: Rule): Ceiling | undefined {
  if (!coarserWeightStep) return undefined;
  const { above, increment } = coarserWeightStep;
  return {
    value: decimal(above),
    warning: {
      code: "coarser_weight_step",
      message: `${id}: above ${above} kg the step is ${increment} kg, which is not applied.`,
    },
  };
}

function doubtsAbout({ id, confidence }: Rule): Warning[] {
  return Object.entries(confidence).flatMap(([part, word]: [string, Confidence]) => {
    const name = partNames[part as keyof typeof partNames];
    if (!name || word === "primary" || word === "secondary") return [];
    const doubt = word === "not_stated" ? "not stated, so none is applied" : `${word}, not read`;
    return [{ code: `part_${word}`, message: `${id}: the ${name} is ${doubt}.` }];
  });
}
