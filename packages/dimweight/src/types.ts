// Written by scripts/update-types.ts from the schemas in src/schema/field-schemas.ts, src/schema/request.ts, src/schema/result.ts, src/schema/explanation.ts, src/schema/carriers.ts. Do not edit.

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

/**
 * Profile of a carrier: the rules of one region or service. `carriers()` lists those of each
 * carrier.
 */
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

/** A parcel and the carriers to compare. Default: all carriers. */
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
      /** Carriers to compare. Default: all. At least 1 item. */
      carriers?: CarrierName[] | undefined;
      /** The default profile of each carrier, or all profiles. */
      profiles?: "default" | "all" | undefined;
      /** Day on which the rule is in force. Default: today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    }
  | {
      /**
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
      /** Carriers to compare. Default: all. At least 1 item. */
      carriers?: CarrierName[] | undefined;
      /** The default profile of each carrier, or all profiles. */
      profiles?: "default" | "all" | undefined;
      /** Day on which the rule is in force. Default: today in UTC. A date such as `2026-11-22`. */
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
      /** Profile of the carrier. Default: the default profile of the carrier. */
      profile?: ProfileName | undefined;
      /** Day on which the rule is in force. Default: today in UTC. A date such as `2026-11-22`. */
      asOf?: string | undefined;
      /** Adds `explanation`. */
      explain?: boolean | undefined;
    }
  | {
      /**
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
      /** Carrier, case-sensitive. */
      carrier: CarrierName;
      /** Profile of the carrier. Default: the default profile of the carrier. */
      profile?: ProfileName | undefined;
      /** Day on which the rule is in force. Default: today in UTC. A date such as `2026-11-22`. */
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
       * Length in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      lengthIn: number;
      /**
       * Width in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      widthIn: number;
      /**
       * Height in inches; the same range as 0.1 to 1000 cm, compared exactly. A number from
       * 0.03937007874015749 to 393.7007874015748.
       */
      heightIn: number;
      /**
       * Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly. A number from
       * 0.002204622621848776 to 22046.226218487758.
       */
      weightLb: number;
    };

/** 1 to 1000 pieces for one carrier. */
export interface ShipmentRequest {
  /** The pieces. Each is rounded separately. 1 to 1000 items. */
  pieces: ShipmentPiece[];
  /** Carrier, case-sensitive. */
  carrier: CarrierName;
  /** Profile of the carrier. Default: the default profile of the carrier. */
  profile?: ProfileName | undefined;
  /** Day on which the rule is in force. Default: today in UTC. A date such as `2026-11-22`. */
  asOf?: string | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** Answers sorted by billable weight, then in the order of the carriers. */
export interface CompareResult {
  /**
   * One answer per carrier, or per profile with `profiles: "all"`; lowest billable weight first.
   */
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
  /** The published divisor, or the density if the unit is kg/m3. */
  divisor: number;
  /** Volume divided by the divisor, 4 decimals; 0 if the rule does not apply. */
  dimensionalWeightKg: number;
  /** The larger of both weights, rounded up to the carrier's step, 4 decimals. */
  billableWeightKg: number;
  /** Whether the dimensional weight exceeds the actual weight. */
  oversized: boolean;
  /** Id of the rule that was applied, such as `dhl.metric`. */
  ruleId: string;
  /** Unit of `divisor`. A rule in in3/lb calculates in inches and pounds. */
  divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  /** Profile whose rule was applied. */
  profile: ProfileName;
  /** Warnings about the rule or the parcel. A warning never changes a number. */
  warnings: DimWeightWarning[];
  /** How the answer was calculated, and how much the parcel can still grow. */
  explanation?: DimWeightExplanation | undefined;
}

/** A warning about the rule or the parcel. */
export interface DimWeightWarning {
  /** Stable name of the warning. */
  code: WarningCode;
  /** What the warning means, as a sentence for people. */
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
  /** The published divisor, or the density if the unit is kg/m3. */
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
  /** Whether the sum of the dimensional weights exceeds that of the actual weights. */
  oversized: boolean;
  /** Warnings about the rule or the parcel. A warning never changes a number. */
  warnings: DimWeightWarning[];
}

/** How the answer was calculated, and how much the parcel can still grow. */
export interface DimWeightExplanation {
  /** The rule that was applied. */
  rule: {
    /** Id of the rule, unique and stable, such as `dhl.metric`. */
    id: string;
    /** Profile of the carrier. */
    profile: ProfileName;
    /** First day of the rule; null if no page states one. A date such as `2026-11-22`. */
    effectiveFrom: string | null;
    /** Last day of the rule; null if none is known. A date such as `2026-11-22`. */
    effectiveTo: string | null;
    /** How well each part of the rule is known. */
    confidence: {
      /** Confidence in the divisor. */
      divisor: "published" | "two_sources" | "one_source" | "inferred" | "recalled" | "not_stated";
      /** Confidence in the rounding of the sides. */
      dimensionRounding:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated";
      /** Confidence in the rounding of the weight. */
      weightRounding:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated";
      /** Confidence in the threshold; absent if the rule has none. */
      applies?:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated"
        | undefined;
      /** Confidence in the limits; absent if it was not assessed. */
      limits?:
        | "published"
        | "two_sources"
        | "one_source"
        | "inferred"
        | "recalled"
        | "not_stated"
        | undefined;
    };
    /** The different figure that another source states. */
    disputed?: string | undefined;
    /** Pages on which the rule was read. */
    sources: {
      /** Title of the page. */
      title: string;
      /** Address of the page. */
      url: string;
      /** Day on which the page was read. A date such as `2026-11-22`. */
      readOn: string;
      /** Date of the page itself, if it shows one. */
      date?: string | undefined;
    }[];
    /** Notes about the rule. */
    notes: string[];
  };
  /** The length unit of the rule. */
  lengthUnit: "cm" | "in";
  /** The weight unit of the rule. */
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
    /**
     * `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves
     * up.
     */
    mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent if nothing is rounded. */
    increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    unit?: "cm" | "in" | undefined;
  };
  /** Product of the rounded sides, in cubic `lengthUnit`, 6 decimals. */
  volume: number;
  /** Volume divided by the divisor, in kilograms, 4 decimals, even if it does not count. */
  computedDimensionalWeightKg: number;
  /** Whether the rule applies to this parcel. */
  applies: {
    /** Whether the dimensional weight counts. */
    met: boolean;
    /** The reason, as a sentence for people. */
    why: string;
  };
  /** Dimensional weight, rounded to the carrier's step, in kilograms, 4 decimals. */
  roundedDimensionalWeightKg: number;
  /** Actual weight, rounded to the carrier's step, in kilograms, 4 decimals. */
  roundedActualWeightKg: number;
  /** How the larger weight is rounded to the billable weight. */
  weightRounding: {
    /**
     * `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves
     * up.
     */
    mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent if nothing is rounded. */
    increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    unit?: "kg" | "lb" | undefined;
    /** Replaces `increment` for weights above `above`. */
    coarser?:
      | {
          /** Weight above which this step applies, in `unit`. */
          above: number;
          /** Step for weights above that, in `unit`. */
          increment: number;
        }
      | undefined;
  };
  /** The weights in `weightUnit`, the unit of the rule, 6 decimals. */
  native: {
    /** Actual weight, 6 decimals. */
    actualWeight: number;
    /** Dimensional weight, 0 if the rule does not apply, 6 decimals. */
    dimensionalWeight: number;
    /** Actual weight, rounded to the carrier's step, 6 decimals. */
    roundedActualWeight: number;
    /** Dimensional weight, rounded to the carrier's step, 6 decimals. */
    roundedDimensionalWeight: number;
    /** The larger of the two rounded weights, 6 decimals. */
    billableWeight: number;
  };
  /** The steps of the calculation in order, as sentences for people. */
  steps: string[];
  /** How much the parcel can grow before its billable weight increases; cut at 6 decimals. */
  headroom: {
    /** Billable weight after one more step; null if the rule has no step. */
    nextBillableWeightKg: number | null;
    /** Grams that the weight can grow by before the billable weight increases. */
    gramsLeft: number;
    /** How much each side alone can grow. */
    sides: {
      /** Which side, as it was sent. */
      side: "length" | "width" | "height";
      /**
       * Length that this side alone can grow by before the billable weight increases; null if
       * there is no limit.
       */
      growth: number | null;
      /** Unit of `growth`, which is the unit of the request. */
      unit: "cm" | "in";
      /** Whether growing by exactly `growth` leaves the billable weight the same. */
      inclusive: boolean;
    }[];
  };
}

/** One published rule: how a carrier calculates in one profile, on its dates. */
export interface CarrierRule {
  /** Id of the rule, unique and stable, such as `dhl.metric`. */
  readonly id: string;
  /** Profile of the carrier. */
  readonly profile: ProfileName;
  /** First day of the rule; null if no page states one. A date such as `2026-11-22`. */
  readonly effectiveFrom: string | null;
  /** Last day of the rule; null if none is known. A date such as `2026-11-22`. */
  readonly effectiveTo: string | null;
  /** How well each part of the rule is known. */
  readonly confidence: {
    /** Confidence in the divisor. */
    readonly divisor:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Confidence in the rounding of the sides. */
    readonly dimensionRounding:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Confidence in the rounding of the weight. */
    readonly weightRounding:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated";
    /** Confidence in the threshold; absent if the rule has none. */
    readonly applies?:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated"
      | undefined;
    /** Confidence in the limits; absent if it was not assessed. */
    readonly limits?:
      | "published"
      | "two_sources"
      | "one_source"
      | "inferred"
      | "recalled"
      | "not_stated"
      | undefined;
  };
  /** The different figure that another source states. */
  readonly disputed?: string | undefined;
  /** Pages on which the rule was read. */
  readonly sources: readonly {
    /** Title of the page. */
    readonly title: string;
    /** Address of the page. */
    readonly url: string;
    /** Day on which the page was read. A date such as `2026-11-22`. */
    readonly readOn: string;
    /** Date of the page itself, if it shows one. */
    readonly date?: string | undefined;
  }[];
  /** Notes about the rule. */
  readonly notes: readonly string[];
  /** Whether the rule applies to requests without a profile, on its dates. */
  readonly default: boolean;
  /** The published divisor, or the density if the unit is kg/m3. */
  readonly divisor: number;
  /** Unit of `divisor`. A rule in in3/lb calculates in inches and pounds. */
  readonly divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
  /** How each side is rounded before the volume is calculated. */
  readonly dimensionRounding: {
    /**
     * `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves
     * up.
     */
    readonly mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent if nothing is rounded. */
    readonly increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    readonly unit?: "cm" | "in" | undefined;
  };
  /** How the larger weight is rounded to the billable weight. */
  readonly weightRounding: {
    /**
     * `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves
     * up.
     */
    readonly mode: "none" | "ceil" | "half-up";
    /** Step in `unit`; absent if nothing is rounded. */
    readonly increment?: number | undefined;
    /** Unit of the step; absent where nothing is rounded. */
    readonly unit?: "kg" | "lb" | undefined;
    /** Replaces `increment` for weights above `above`. */
    readonly coarser?:
      | {
          /** Weight above which this step applies, in `unit`. */
          readonly above: number;
          /** Step for weights above that, in `unit`. */
          readonly increment: number;
        }
      | undefined;
  };
  /** The parcels for which the dimensional weight counts. */
  readonly applies: {
    /** What is compared with `value`. Volumes are computed from the rounded sides. */
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
  /**
   * Largest parcel that the carrier accepts; null if it is not known. The answer for a larger
   * parcel has a warning.
   */
  readonly limits: {
    /** Largest actual weight, in `weightUnit`; null if it is not known. */
    readonly maxWeight: number | null;
    /** Unit of `maxWeight`. */
    readonly weightUnit: "kg" | "lb";
    /** Longest side, in `lengthUnit`; null if it is not known. */
    readonly maxLength: number | null;
    /**
     * Largest sum of the longest side and twice the two others, in `lengthUnit`; null if it is
     * not known.
     */
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
  /** The profile of a request that has no `profile`. */
  readonly defaultProfile: ProfileName;
  /** All rules. At most one is in force for a profile on a day. */
  readonly rules: readonly CarrierRule[];
}

/** Every carrier with its rules, dates and sources. */
export interface Carriers {
  /** The carriers, in the order of the published enumeration. */
  readonly carriers: readonly Carrier[];
}
