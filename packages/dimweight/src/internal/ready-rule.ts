import {
  divide,
  type Exact,
  exact,
  multiply,
  one,
  type RoundingMode,
  zero,
} from "@almanac/kernel/numbers/exact";
import { type Confidence, isRead } from "@almanac/kernel/sources/evidence";
import type { CarrierRow, Rounding, Rule, WeightRounding } from "../data/rule.ts";
import type { WarningCode } from "../data/warning-codes.ts";
import type { CarrierName, ProfileName } from "../types.ts";
import { readDay } from "./day.ts";

/** A rule of the tables, with a profile that {@link ProfileName} lists. */
export interface RuleRow extends Rule {
  readonly profile: ProfileName;
}

/** A carrier with its rules, as `@almanac/dimweight/carriers/<id>` exports it. */
export interface CarrierTable<Name extends CarrierName = CarrierName> extends CarrierRow {
  readonly carrier: Name;
  readonly defaultProfile: ProfileName;
  readonly rules: readonly RuleRow[];
}

/** A published maximum, and the warning that a parcel beyond it gets. */
export interface Ceiling {
  readonly value: Exact;
  readonly warning: Warning;
}

interface Step {
  readonly size: Exact;
  readonly mode: RoundingMode;
}

/** The step for weights above a limit. */
interface StepAbove extends Step {
  readonly above: Exact;
}

export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** A rule of the tables with its decimals parsed, ready to be evaluated. */
export interface ReadyRule {
  readonly carrier: CarrierName;
  readonly row: RuleRow;
  readonly divisor: number;
  readonly imperial: boolean;
  /** The weight of one cubic centimetre or inch, in the rule's unit. */
  readonly weightPerVolume: Exact;
  readonly sideStep: Step | undefined;
  readonly weightStep: Step | undefined;
  readonly coarserStep: StepAbove | undefined;
  readonly threshold: Exact;
  /** The warnings about the rule itself. They are the same for every parcel. */
  readonly warnings: readonly Warning[];
  readonly maxWeight: Ceiling | undefined;
  readonly maxLength: Ceiling | undefined;
  readonly maxLengthPlusGirth: Ceiling | undefined;
  /** The billable weight above which the carrier uses a coarser step in some countries. */
  readonly stepNotApplied: Ceiling | undefined;
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

const ceilingCodes = {
  weight: "over_max_weight",
  length: "over_max_length",
  "length plus girth": "over_max_length_plus_girth",
} as const satisfies Record<string, WarningCode>;

/** The rounding modes of tables and answers, by the names that the arithmetic uses. */
const modes = { ceil: "ceil", "half-up": "half_up" } as const satisfies Record<
  string,
  RoundingMode
>;

/** Parses the decimals of a row once, and not again in every evaluation. */
export function readRule(carrier: CarrierName, row: RuleRow): ReadyRule {
  const divisor = exact(row.divisor);
  return {
    carrier,
    row,
    divisor: Number(row.divisor),
    imperial: row.divisorUnit === "in3/lb",
    weightPerVolume:
      row.divisorUnit === "kg/m3" ? multiply(divisor, exact("1e-6")) : divide(one, divisor),
    sideStep: readStep(row.dimensionRounding),
    weightStep: readStep(row.weightRounding),
    coarserStep: readCoarserStep(row.weightRounding),
    threshold: row.applies.kind === "always" ? zero : exact(row.applies.value),
    warnings: doubtsAbout(row),
    maxWeight: readCeiling(row, "weight", row.limits?.maxWeight),
    maxLength: readCeiling(row, "length", row.limits?.maxLength),
    maxLengthPlusGirth: readCeiling(row, "length plus girth", row.limits?.maxLengthPlusGirth),
    stepNotApplied: readStepNotApplied(row),
    fromDay: row.effectiveFrom === null ? -Infinity : readDay(row.effectiveFrom),
    toDay: row.effectiveTo === null ? Infinity : readDay(row.effectiveTo),
  };
}

function readStep(rounding: Rounding<string>): Step | undefined {
  return rounding.mode === "none"
    ? undefined
    : { size: exact(rounding.increment), mode: modes[rounding.mode] };
}

function readCoarserStep(rounding: WeightRounding): StepAbove | undefined {
  if (rounding.mode === "none" || !rounding.coarser) return undefined;
  const { above, increment } = rounding.coarser;
  return { size: exact(increment), mode: modes[rounding.mode], above: exact(above) };
}

function readCeiling(
  row: Rule,
  part: keyof typeof ceilingCodes,
  value?: string | null,
): Ceiling | undefined {
  if (!row.limits || !value) return undefined;
  const unit = part === "weight" ? row.limits.weightUnit : row.limits.lengthUnit;
  const origin = row.confidence.limits === "recalled" ? ", which is recalled" : "";
  return {
    value: exact(value),
    warning: {
      code: ceilingCodes[part],
      message: `${row.id}: the ${part} is over the maximum of ${value} ${unit}${origin}.`,
    },
  };
}

function readStepNotApplied({ id, coarserWeightStep }: Rule): Ceiling | undefined {
  if (!coarserWeightStep) return undefined;
  const { above, increment } = coarserWeightStep;
  return {
    value: exact(above),
    warning: {
      code: "coarser_weight_step",
      message: `${id}: above ${above} kg some countries round up to the next ${increment} kg, which is not applied.`,
    },
  };
}

function doubtsAbout(rule: Rule): Warning[] {
  const { id, sources, disputed } = rule;
  const found = partsInDoubt(rule);
  const [only, another] = sources;
  if (only && !another && only.date === undefined) {
    found.push({ code: "single_source", message: `${id}: only one undated page was read.` });
  }
  if (disputed) found.push({ code: "disputed", message: `${id}: ${disputed}` });
  return found;
}

function partsInDoubt({ id, confidence }: Rule): Warning[] {
  const names: Readonly<Partial<Record<string, string>>> = partNames;
  return Object.entries(confidence).flatMap(([part, word]: [string, Confidence]) => {
    const name = names[part];
    if (!name || isRead(word)) return [];
    const doubt = word === "not_stated" ? "not stated, so none is applied" : `${word}, not read`;
    return [{ code: `part_${word}`, message: `${id}: the ${name} is ${doubt}.` }];
  });
}
