// Written by scripts/update-types.ts from the schemas in src/schema/options.ts, src/schema/request.ts, src/schema/vehicle.ts, src/schema/warning.ts, src/schema/explanation.ts, src/schema/coverage.ts. Do not edit.
import type {
  BodyType,
  Confidence,
  Electrification,
  Fuel,
  MarketValue,
  Region,
  VehicleType,
} from "./data/value-lists.ts";

import type { WarningCode } from "./data/warning-codes.ts";

/** Settings of a decode. */
export interface DecodeOptions {
  /** The model year, where it is known. A whole number from 1980 to 2100. */
  year?: number | undefined;
  /** A wrong check digit or year code is an error where the law asks for it. */
  strict?: boolean | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** A VIN and the settings of its decode. */
export interface VehicleRequest {
  /** 17 characters. */
  vin: string;
  /** The model year, where it is known. A whole number from 1980 to 2100. */
  year?: number | undefined;
  /** A wrong check digit or year code is an error where the law asks for it. */
  strict?: boolean | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** A vehicle as its VIN describes it; unknown fields are absent. */
export interface Vehicle {
  /** The VIN, trimmed and in capitals. Exactly 17 characters. */
  readonly vin: string;
  /** Display form: Honda, BMW, Mercedes-Benz. */
  readonly make?: string | undefined;
  /** The model, such as Accord. */
  readonly model?: string | undefined;
  /** Model year; can differ from the year of first registration. A whole number from 1980 to 2100. */
  readonly year?: number | undefined;
  /** Kind of body. */
  readonly bodyType?: BodyType | undefined;
  /** What is known of the engine. */
  readonly engine?:
    | {
        /** Capacity in cubic centimetres. A whole number above 0. */
        readonly capacityCc?: number | undefined;
        /** Nominal, where the exact capacity is not known. A number above 0. */
        readonly capacityLitres?: number | undefined;
        /** What the engine burns or is driven by. */
        readonly fuel?: Fuel | undefined;
        /** Power in kilowatts. A number above 0. */
        readonly powerKw?: number | undefined;
      }
    | undefined;
  /** Only when every configuration that fits agrees within 1 %. */
  readonly dimensions?:
    | {
        /** Overall length, in millimetres. A number above 0. */
        readonly lengthMm: number;
        /** Overall width, in millimetres. A number above 0. */
        readonly widthMm: number;
        /** Overall height, in millimetres. A number above 0. */
        readonly heightMm: number;
        /** The table that says so. */
        readonly source: string;
      }
    | undefined;
  /** Kind of vehicle in the sense of the law. */
  readonly vehicleType?: VehicleType | undefined;
  /** The company that holds the code of the maker. */
  readonly manufacturer?: string | undefined;
  /** Country that holds the code, ISO 3166-1; not always that of assembly. Exactly 2 characters. */
  readonly country?: string | undefined;
  /** Region of the world, from the first character. */
  readonly region?: Region | undefined;
  /** Where the vehicle was built. */
  readonly plant?:
    | {
        /** City, as the source spells it. */
        readonly city?: string | undefined;
        /** State or province, as the source spells it. */
        readonly state?: string | undefined;
        /** Country, ISO 3166-1 alpha-2. Exactly 2 characters. */
        readonly country?: string | undefined;
      }
    | undefined;
  /** Generation or type code of the model, such as E90. */
  readonly generation?: string | undefined;
  /** Series, as the maker names it. */
  readonly series?: string | undefined;
  /** Trim level, as the maker names it. */
  readonly trim?: string | undefined;
  /** Number of doors. A whole number above 0. */
  readonly doors?: number | undefined;
  /** Number of cylinders. A whole number above 0. */
  readonly cylinders?: number | undefined;
  /** The maker's name of the engine. */
  readonly engineModel?: string | undefined;
  /** US gross weight class: 1 to 8, 1A ... */
  readonly gvwrClass?: string | undefined;
  /** How far the drive is electric. */
  readonly electrification?: Electrification | undefined;
  /** Makes between which the VIN does not decide; never with `make`. */
  readonly makeCandidates?: readonly string[] | undefined;
  /** Models between which the VIN does not decide; never with `model`. */
  readonly modelCandidates?: readonly string[] | undefined;
  /** Years between which the VIN does not decide; with `year`, what else it could be. */
  readonly yearCandidates?: readonly number[] | undefined;
  /** When the type was built, where its VIN has no year. */
  readonly productionYears?:
    | {
        /** First year. A whole number. */
        readonly from: number;
        /** Last year; absent where no source gives one. A whole number. */
        readonly to?: number | undefined;
      }
    | undefined;
  /** Month of build, where the maker writes it. A whole number from 1 to 12. */
  readonly buildMonth?: number | undefined;
  /** The check digit, which not every market requires. */
  readonly checkDigit: {
    /** Whether position 9 is what computes. */
    readonly valid: boolean;
    /** What computes: 0-9 or X (49 CFR 565.15). */
    readonly expected: string;
  };
  /** Of the fields that no declaration to NHTSA decided. */
  readonly confidence?: Readonly<Record<string, Confidence>> | undefined;
  /** NHTSA's error codes, where its procedure decided: 0 is clean. */
  readonly vpicCodes?: readonly number[] | undefined;
  /** What a reader of the answer should know, such as the fields that are unknown. */
  readonly warnings: readonly VehicleWarning[];
  /** Version of the tables; changes whenever an answer can. */
  readonly dataVersion: string;
  /** With `explain`: what decided each field. */
  readonly explanation?: VehicleExplanation | undefined;
}

/** Something that a reader of the answer should know about it. */
export interface VehicleWarning {
  /** What kind of warning it is. */
  readonly code: WarningCode;
  /** The warning in a sentence. */
  readonly message: string;
  /** Positions of the VIN that it is about, from 1 to 17. */
  readonly positions?: readonly number[] | undefined;
  /** The check digit that computes. */
  readonly expected?: string | undefined;
  /** Years, models or makes between which the VIN does not decide. */
  readonly candidates?: readonly (number | string)[] | undefined;
  /** The VIN with its one wrong character corrected. */
  readonly suggestedVin?: string | undefined;
  /** What the maker's patterns allow at the positions that do not fit. */
  readonly possibleValues?:
    | readonly {
        /** Position of the VIN, from 1 to 17. A whole number. */
        readonly position: number;
        /** Every character that is allowed there. */
        readonly characters: string;
      }[]
    | undefined;
  /** Fields of which nothing is known. */
  readonly fields?: readonly string[] | undefined;
}

/** One element that NHTSA's patterns give. */
export interface ElementExplanation {
  /** NHTSA's number of the element. A whole number. */
  readonly id: number;
  /** NHTSA's name of the element. */
  readonly name: string;
  /** Its value in NHTSA's words. */
  readonly value: string;
  /** NHTSA's schema that decided. */
  readonly schema?: string | undefined;
  /** The number of that schema. A whole number. */
  readonly schemaId?: number | undefined;
  /** Its pattern over positions 4-8 | 10-17. */
  readonly key?: string | undefined;
}

/** What decided one field. */
export interface FieldExplanation {
  /** The field of the vehicle, such as `engine.fuel`. */
  readonly field: string;
  /** Its value. */
  readonly value: string | number;
  /** The rule that decided, in a few words. */
  readonly rule: string;
  /** Ids of the sources, separated by commas. */
  readonly source: string;
  /**
   * How well the sources support a value. published: the maker or an authority says it. two_sources: two sources
   * agree. one_source: one good source.
   */
  readonly confidence: Confidence;
  /** NHTSA's schema that decided. */
  readonly schema?: string | undefined;
  /** The number of that schema. A whole number. */
  readonly schemaId?: number | undefined;
  /** Its pattern over positions 4-8 | 10-17. */
  readonly key?: string | undefined;
}

/** A published source of the tables. */
export interface Source {
  /** Its short name, as `source` and `sources` use it. */
  readonly id: string;
  /** What it is. */
  readonly title: string;
  /** Where it was read. */
  readonly url: string;
}

/** What decided each field. */
export interface VehicleExplanation {
  /** The market, which decides whose tables are read. */
  readonly market: {
    /** The market of the vehicle. */
    readonly value: MarketValue;
    /** What the market follows from. */
    readonly why: string;
  };
  /** The rule that gives the year, or the reason why it is unknown. */
  readonly year: string;
  /** What decided each field of the answer. */
  readonly fields: readonly FieldExplanation[];
  /** Everything that NHTSA's patterns say, in its own words. */
  readonly elements: readonly ElementExplanation[];
  /** The sources that were read. */
  readonly sources: readonly Source[];
}

/** What the tables cover, with their sources. */
export interface VehicleCoverage {
  /** Version of the tables; changes whenever an answer can. */
  readonly dataVersion: string;
  /** NHTSA's snapshot. */
  readonly vpic: {
    /** Day of the newest row, such as 2026-02-17. */
    readonly newestRow: string;
    /** How many codes of makers it has. A whole number. */
    readonly wmis: number;
    /** How many schemas it has. A whole number. */
    readonly schemas: number;
  };
  /** The makers whose own schemes are known. */
  readonly makers: readonly {
    /** Name of the maker module, such as `volkswagen`. */
    readonly id: string;
    /** The codes that it reads. */
    readonly wmis: readonly string[];
    /** The sources of its tables. */
    readonly sources: readonly Source[];
  }[];
}
