// Written by scripts/update-types.ts from the schemas in src/schema/parts.ts, src/schema/request.ts, src/schema/result.ts, src/schema/explanation.ts, src/schema/carriers.ts. Do not edit.

import type { WarningCode } from "./data/warning-codes.ts";
import type { DimWeightErrorCode } from "./errors.ts";

/** Carrier, case-sensitive. */
export type CarrierName =
  | "ups"
  | "fedex"
  | "dhl"
  | "usps"
  | "dhl_ecommerce"
  | "canada_post"
  | "australia_post"
  | "aramex_au"
  | "aramex_nz"
  | "parcelforce"
  | "tnt"
  | "dpd"
  | "gls_eu"
  | "gls_us"
  | "ontrac"
  | "chronopost"
  | "colissimo"
  | "postnord_no"
  | "postnord_dk"
  | "bring"
  | "india_post"
  | "dtdc"
  | "correios"
  | "sf_express"
  | "estafeta"
  | "purolator"
  | "poste_italiane"
  | "amazon_fba"
  | "iata";

/** Profile of a carrier: the rules of one region or service. `carriers()` lists those of each carrier. */
export type ProfileName =
  | "metric"
  | "ca"
  | "us_daily"
  | "us_retail"
  | "my_express"
  | "my_expedited"
  | "in"
  | "us"
  | "parcel"
  | "regular"
  | "domestic"
  | "intl"
  | "express"
  | "economy"
  | "au_economy"
  | "au_domestic"
  | "uk_domestic"
  | "baltics"
  | "air"
  | "ground"
  | "road"
  | "overseas"
  | "groupage"
  | "mypack"
  | "hk_local"
  | "hk_cn"
  | "cn_hk"
  | "cn_crossborder"
  | "cn_domestic"
  | "cn_local";

/** A parcel and the carriers to compare, all of them unless named. */
export type CompareRequest =
  | {
      /** Length in centimetres. A number from 0.1 to 1000. */
      lengthCm: number;
      /** Width in centimetres. A number from 0.1 to 1000. */
      widthCm: number;
      /** Height in centimetres. A number from 0.1 to 1000. */
      heightCm: number;
      /** Actual weight in kilograms. A number from 0.001 to 10000. */
      weightKg: number;
      /** Carriers to compare; without them all. At least 1 item. */
      carriers?: CarrierName[] | undefined;
      /** The default profile of each carrier, or all profiles. */
      profiles?: "default" | "all" | undefined;
      /** Day on which the rule is in force; without one today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    }
  | {
      /**
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
      /** Carriers to compare; without them all. At least 1 item. */
      carriers?: CarrierName[] | undefined;
      /** The default profile of each carrier, or all profiles. */
      profiles?: "default" | "all" | undefined;
      /** Day on which the rule is in force; without one today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    };

/** A parcel in centimetres and kilograms, or in inches and pounds, and its carrier. */
export type DimWeightRequest =
  | {
      /** Length in centimetres. A number from 0.1 to 1000. */
      lengthCm: number;
      /** Width in centimetres. A number from 0.1 to 1000. */
      widthCm: number;
      /** Height in centimetres. A number from 0.1 to 1000. */
      heightCm: number;
      /** Actual weight in kilograms. A number from 0.001 to 10000. */
      weightKg: number;
      /** Carrier, case-sensitive. */
      carrier: CarrierName;
      /** Profile of the carrier; without one its default profile. */
      profile?: ProfileName | undefined;
      /** Day on which the rule is in force; without one today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    }
  | {
      /**
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
      /** Carrier, case-sensitive. */
      carrier: CarrierName;
      /** Profile of the carrier; without one its default profile. */
      profile?: ProfileName | undefined;
      /** Day on which the rule is in force; without one today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    };

/** A piece in centimetres and kilograms, or in inches and pounds. */
export type ShipmentPiece =
  | {
      /** Length in centimetres. A number from 0.1 to 1000. */
      lengthCm: number;
      /** Width in centimetres. A number from 0.1 to 1000. */
      widthCm: number;
      /** Height in centimetres. A number from 0.1 to 1000. */
      heightCm: number;
      /** Actual weight in kilograms. A number from 0.001 to 10000. */
      weightKg: number;
    }
  | {
      /**
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from 0.03937007874015749 to
       * 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
    };

/** 1 to 1000 pieces that go with one carrier. */
export interface ShipmentRequest {
  /** The pieces, each of which is rounded on its own. 1 to 1000 items. */
  pieces: ShipmentPiece[];
  /** Carrier, case-sensitive. */
  carrier: CarrierName;
  /** Profile of the carrier; without one its default profile. */
  profile?: ProfileName | undefined;
  /** Day on which the rule is in force; without one today in UTC. A date such as `2026-11-22`. */
  asOf?: string | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** Answers by billable weight, then in the order of carriers. */
export interface CompareResult {
  /** One answer per carrier, or per profile with `profiles: "all"`; lightest bill first. */
  results: DimWeightResult[];
  /** Carriers and profiles that have no rule on the date. */
  unavailable: {
    /** Carrier, case-sensitive. */
    carrier: CarrierName;
    /** Profile without a rule on the date. */
    profile: ProfileName;
    /** The error code that says why this carrier has no answer. */
    code: DimWeightErrorCode;
    /** The same reason as a sentence. */
    message: string;
  }[];
}

/** Dimensional and billable weight under the carrier's published rule. */
export interface DimWeightResult {
  /** Carrier, case-sensitive. */
  carrier: CarrierName;
  /** As published; a density with kg/m3. */
  divisor: number;
  /** Volume by divisor, 4 decimals; 0 where the rule does not apply. */
  dimensionalWeightKg: number;
  /** The larger of both weights, up to the carrier's step, 4 decimals. */
  billableWeightKg: number;
  /** Dimensional weight exceeds actual weight. */
  oversized: boolean;
  /** Id of the rule that was applied, such as `dhl.metric`. */
  ruleId: string;
  /** Unit of `divisor`. A rule in in3/lb calculates in inches and pounds. */
  divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  /** Profile whose rule was applied. */
  profile: ProfileName;
  /** What to know about the rule or the parcel; never changes a number. */
  warnings: DimWeightWarning[];
  /** How the answer came about, and what is left. */
  explanation?: DimWeightExplanation | undefined;
}

/** What to know about the rule or the parcel. */
export interface DimWeightWarning {
  /** What kind of warning it is; stable. */
  code: WarningCode;
  /** What it is about, in a sentence for people. */
  message: string;
}

/** Every piece under one rule, and the exact sums. */
export interface ShipmentResult {
  /** Carrier, case-sensitive. */
  carrier: CarrierName;
  /** Id of the rule that was applied, such as `dhl.metric`. */
  ruleId: string;
  /** Profile whose rule was applied. */
  profile: ProfileName;
  /** As published; a density with kg/m3. */
  divisor: number;
  /** Unit of `divisor`. A rule in in3/lb calculates in inches and pounds. */
  divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  /** The answer for each piece, in the order of the request. */
  pieces: DimWeightResult[];
  /** Sum of the actual weights in kilograms, 4 decimals. */
  actualWeightKg: number;
  /** Sum of the dimensional weights in kilograms, 4 decimals. */
  dimensionalWeightKg: number;
  /** Sum of the billable weights in kilograms, 4 decimals. */
  billableWeightKg: number;
  /** The sums: dimensional exceeds actual weight. */
  oversized: boolean;
  /** What to know about the rule or the parcel; never changes a number. */
  warnings: DimWeightWarning[];
}

/** How the answer came about, and what is left. */
export interface DimWeightExplanation {
  /** The rule that was applied. */
  rule: {
    /** Id of the rule, unique and stable, such as `dhl.metric`. */
    id: string;
    /** Profile of the carrier. */
    profile: ProfileName;
    /** First day of the rule; null where no page states one. A date such as `2026-11-22`. */
    effectiveFrom: string | null;
    /** Last day of the rule; null where none is known. A date such as `2026-11-22`. */
    effectiveTo: string | null;
    /** How well each part of the rule is known. */
    confidence: {
      /** Of the divisor. */
      divisor: "published" | "two_sources" | "one_source" | "inferred" | "recalled" | "not_stated";
      /** Of the rounding of the sides. */
      dimensionRounding:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated";
      /** Of the rounding of the weight. */
      weightRounding:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated";
      /** Of the threshold; absent where the rule has none. */
      applies?:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated"
        | undefined;
      /** Of the limits; absent where it is not assessed. */
      limits?:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated"
        | undefined;
    };
    /** What another source says instead. */
    disputed?: string | undefined;
    /** Pages on which the rule was read. */
    sources: {
      /** Title of the page. */
      title: string;
      /** Address of the page. */
      url: string;
      /** Day on which the page was read. A date such as `2026-11-22`. */
      readOn: string;
      /** Date of the text itself, where it has one. */
      date?: string | undefined;
    }[];
    /** What else to know about the rule. */
    notes: string[];
  };
  /** Unit of lengths in which the rule calculates. */
  lengthUnit: "cm" | "in";
  /** Unit of weights in which the rule calculates. */
  weightUnit: "kg" | "lb";
  /** Each side before and after rounding. */
  sides: {
    /** Which side, as it was sent. */
    side: "length" | "width" | "height";
    /** Before rounding, in `lengthUnit`, 6 decimals. */
    before: number;
    /** After rounding, in `lengthUnit`, 6 decimals. */
    after: number;
  }[];
  /** How each side is rounded before the volume is calculated. */
  dimensionRounding: {
    /** `none` does not round, `ceil` rounds up, `half-up` to the nearest and halves up. */
    mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent where nothing is rounded. */
    increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    unit?: "cm" | "in" | undefined;
  };
  /** Product of the rounded sides, in cubic `lengthUnit`, 6 decimals. */
  volume: number;
  /** Volume by divisor in kilograms, whether it counts or not, 4 decimals. */
  computedDimensionalWeightKg: number;
  /** Whether the rule applies to this parcel. */
  applies: {
    /** Whether the dimensional weight counts. */
    met: boolean;
    /** Why, in a sentence for people. */
    why: string;
  };
  /** Dimensional weight at the carrier's step, in kilograms, 4 decimals. */
  roundedDimensionalWeightKg: number;
  /** Actual weight at the carrier's step, in kilograms, 4 decimals. */
  roundedActualWeightKg: number;
  /** How the larger weight is rounded to the billable weight. */
  weightRounding: {
    /** `none` does not round, `ceil` rounds up, `half-up` to the nearest and halves up. */
    mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent where nothing is rounded. */
    increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    unit?: "kg" | "lb" | undefined;
    /** Replaces `increment` for weights above `above`. */
    coarser?:
      | {
          /** Weight above which it holds, in `unit`. */
          above: number;
          /** Step for those weights, in `unit`. */
          increment: number;
        }
      | undefined;
  };
  /** In `weightUnit`, the unit of the rule; 6 decimals. */
  native: {
    /** Actual weight, 6 decimals. */
    actualWeight: number;
    /** Dimensional weight; 0 where the rule does not apply, 6 decimals. */
    dimensionalWeight: number;
    /** Actual weight at the carrier's step, 6 decimals. */
    roundedActualWeight: number;
    /** Dimensional weight at the carrier's step, 6 decimals. */
    roundedDimensionalWeight: number;
    /** The larger of the two, at the carrier's step, 6 decimals. */
    billableWeight: number;
  };
  /** The calculation in sentences for people, in its order. */
  steps: string[];
  /** What the parcel can grow by before it is billed at more; cut at 6 decimals. */
  headroom: {
    /** Billable weight after one more step; null where the rule has no step. */
    nextBillableWeightKg: number | null;
    /** The weight can grow by this much for free. */
    gramsLeft: number;
    /** How far each side can grow alone. */
    sides: {
      /** Which side, as it was sent. */
      side: "length" | "width" | "height";
      /** The side alone can grow by this much for free; null when without end. */
      growth: number | null;
      /** Unit of `growth`, as the side was sent. */
      unit: "cm" | "in";
      /** Whether growing by exactly that is free. */
      inclusive: boolean;
    }[];
  };
}

/** One published rule: what a carrier does in one profile, on its dates. */
export interface CarrierRule {
  /** Id of the rule, unique and stable, such as `dhl.metric`. */
  readonly id: string;
  /** Profile of the carrier. */
  readonly profile: ProfileName;
  /** First day of the rule; null where no page states one. A date such as `2026-11-22`. */
  readonly effectiveFrom: string | null;
  /** Last day of the rule; null where none is known. A date such as `2026-11-22`. */
  readonly effectiveTo: string | null;
  /** How well each part of the rule is known. */
  readonly confidence: {
    /** Of the divisor. */
    readonly divisor:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Of the rounding of the sides. */
    readonly dimensionRounding:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Of the rounding of the weight. */
    readonly weightRounding:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Of the threshold; absent where the rule has none. */
    readonly applies?:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated"
      | undefined;
    /** Of the limits; absent where it is not assessed. */
    readonly limits?:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated"
      | undefined;
  };
  /** What another source says instead. */
  readonly disputed?: string | undefined;
  /** Pages on which the rule was read. */
  readonly sources: readonly {
    /** Title of the page. */
    readonly title: string;
    /** Address of the page. */
    readonly url: string;
    /** Day on which the page was read. A date such as `2026-11-22`. */
    readonly readOn: string;
    /** Date of the text itself, where it has one. */
    readonly date?: string | undefined;
  }[];
  /** What else to know about the rule. */
  readonly notes: readonly string[];
  /** Selected without a profile, on its dates. */
  readonly default: boolean;
  /** As published; a density with kg/m3. */
  readonly divisor: number;
  /** Unit of `divisor`. A rule in in3/lb calculates in inches and pounds. */
  readonly divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  /** How each side is rounded before the volume is calculated. */
  readonly dimensionRounding: {
    /** `none` does not round, `ceil` rounds up, `half-up` to the nearest and halves up. */
    readonly mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent where nothing is rounded. */
    readonly increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    readonly unit?: "cm" | "in" | undefined;
  };
  /** How the larger weight is rounded to the billable weight. */
  readonly weightRounding: {
    /** `none` does not round, `ceil` rounds up, `half-up` to the nearest and halves up. */
    readonly mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent where nothing is rounded. */
    readonly increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    readonly unit?: "kg" | "lb" | undefined;
    /** Replaces `increment` for weights above `above`. */
    readonly coarser?:
      | {
          /** Weight above which it holds, in `unit`. */
          readonly above: number;
          /** Step for those weights, in `unit`. */
          readonly increment: number;
        }
      | undefined;
  };
  /** For which parcels the dimensional weight counts. */
  readonly applies: {
    /** What is compared with `value`; volumes are of the rounded sides. */
    readonly kind:
      | "always"
      | "volume-above"
      | "volume-at-least"
      | "dimensional-above"
      | "actual-at-least"
      | "dimensional-at-least-times-actual";
    /** The threshold, in `unit`; absent with `always`. */
    readonly value?: number | undefined;
    /** Unit of `value`; absent for a factor. */
    readonly unit?: "in3" | "kg" | undefined;
  };
  /** Largest parcel that the carrier accepts; null where it is not known. Beyond it an answer carries a warning. */
  readonly limits: {
    /** Largest actual weight, in `weightUnit`; null where it is not known. */
    readonly maxWeight: number | null;
    /** Unit of `maxWeight`. */
    readonly weightUnit: "kg" | "lb";
    /** Longest side, in `lengthUnit`; null where it is not known. */
    readonly maxLength: number | null;
    /** Largest sum of the longest side and twice the two others, in `lengthUnit`; null where it is not known. */
    readonly maxLengthPlusGirth: number | null;
    /** Unit of `maxLength` and `maxLengthPlusGirth`. */
    readonly lengthUnit: "cm" | "in";
  } | null;
}

/** A carrier with its rules. */
export interface Carrier {
  /** Carrier, case-sensitive. */
  readonly carrier: CarrierName;
  /** Name for people. */
  readonly name: string;
  /** Profile of a request that names none. */
  readonly defaultProfile: ProfileName;
  /** Every rule; at most one is in force on a day in a profile. */
  readonly rules: readonly CarrierRule[];
}

/** Every carrier with its rules, dates and sources. */
export interface Carriers {
  /** The carriers, in the order of the published enumeration. */
  readonly carriers: readonly Carrier[];
}
