/** How well a part of a rule is known. `inferred` is reasoned, `recalled` is from memory: neither was read on a page. */
export type Confidence = "primary" | "secondary" | "recalled" | "inferred" | "not_stated";

/** A page that a rule was read on, and the day it was read: most carrier pages carry no date. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly readOn: string;
}

/** Decimals are strings, so that no reader loses a digit. */
export type Rounding<Unit extends string> =
  | { readonly mode: "none" }
  | { readonly mode: "ceil" | "half-up"; readonly increment: string; readonly unit: Unit };

/** When the dimensional weight counts at all. Volumes are those of the rounded sides. */
export type Applies =
  | { readonly kind: "always" }
  | {
      readonly kind: "volume-above" | "volume-at-least";
      readonly value: string;
      readonly unit: "in3";
    }
  | { readonly kind: "dimensional-above"; readonly value: string; readonly unit: "kg" }
  | { readonly kind: "dimensional-at-least-times-actual"; readonly value: string };

/** The largest parcel that the carrier accepts. Beyond it an answer carries a warning. */
export interface Limits {
  readonly maxWeight: string;
  readonly weightUnit: "kg" | "lb";
  readonly maxLength: string | null;
  readonly maxLengthPlusGirth: string | null;
  readonly lengthUnit: "cm" | "in";
}

/** One published rule: what a carrier does in one profile between two dates, both inclusive, null when open or unknown. */
export interface Rule {
  readonly id: string;
  readonly profile: string;
  readonly divisor: string;
  readonly divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  readonly dimensionRounding: Rounding<"cm" | "in">;
  readonly weightRounding: Rounding<"kg" | "lb">;
  /** A coarser step in kilograms that the carrier has for heavy parcels: not applied, but warned about. */
  readonly coarserWeightStep?: { readonly above: string; readonly increment: string };
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
  readonly notes: readonly string[];
}

/** A carrier with its rules; a request without a profile gets `defaultProfile`. */
export interface CarrierRow {
  readonly carrier: string;
  readonly name: string;
  readonly defaultProfile: string;
  readonly rules: readonly Rule[];
}
