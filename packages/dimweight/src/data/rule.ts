import type { Confidence, Source } from "@almanac/kernel/sources/evidence";

/** A decimal is text, so that every digit is kept when it is read. */
export type Rounding<Unit extends string> =
  | { readonly mode: "none" }
  | { readonly mode: "ceil" | "half-up"; readonly increment: string; readonly unit: Unit };

/** A weight step, and the coarser one that some carriers use for heavy parcels. */
export type WeightRounding =
  | { readonly mode: "none" }
  | {
      readonly mode: "ceil" | "half-up";
      readonly increment: string;
      readonly unit: "kg" | "lb";
      readonly coarser?: CoarserStep;
    };

/** Replaces the increment for weights above a limit, in the unit of the rule. */
export interface CoarserStep {
  readonly above: string;
  readonly increment: string;
}

/**
 * The condition under which the dimensional weight counts. Volumes are computed from the
 * rounded sides.
 */
export type Applies =
  | { readonly kind: "always" }
  | {
      readonly kind: "volume-above" | "volume-at-least";
      readonly value: string;
      readonly unit: "in3";
    }
  | {
      readonly kind: "dimensional-above" | "actual-at-least";
      readonly value: string;
      readonly unit: "kg";
    }
  | { readonly kind: "dimensional-at-least-times-actual"; readonly value: string };

/** The largest parcel that the carrier accepts. The answer for a larger one has a warning. */
export interface Limits {
  readonly maxWeight: string | null;
  readonly weightUnit: "kg" | "lb";
  readonly maxLength: string | null;
  readonly maxLengthPlusGirth: string | null;
  readonly lengthUnit: "cm" | "in";
}

/**
 * One published rule: how a carrier calculates in one profile between two dates. Both dates are
 * included. Null means open or unknown.
 */
export interface Rule {
  readonly id: string;
  readonly profile: string;
  readonly divisor: string;
  readonly divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  readonly dimensionRounding: Rounding<"cm" | "in">;
  readonly weightRounding: WeightRounding;
  /**
   * A coarser step in kilograms that only some countries use. It is not applied, but the answer has
   * a warning.
   */
  readonly coarserWeightStep?: CoarserStep;
  readonly applies: Applies;
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly limits: Limits | null;
  readonly confidence: {
    readonly divisor: Confidence;
    readonly dimensionRounding: Confidence;
    readonly weightRounding: Confidence;
    readonly applies?: Confidence;
    readonly limits?: Confidence;
  };
  readonly sources: readonly Source[];
  /** What another source says instead. The answer repeats it as a warning. */
  readonly disputed?: string;
  readonly notes: readonly string[];
}

/** A carrier with its rules; a request without a profile gets `defaultProfile`. */
export interface CarrierRow {
  readonly carrier: string;
  readonly name: string;
  readonly defaultProfile: string;
  readonly rules: readonly Rule[];
}
