// Written by scripts/update-types.ts from the schemas in src/schema/options.ts, src/schema/request.ts, src/schema/vehicle.ts, src/schema/warning.ts, src/schema/explanation.ts, src/schema/coverage.ts, src/schema/generation.ts. Do not edit.
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

/** Options of a decode. */
export interface DecodeOptions {
  /** The model year, if the caller knows it. A whole number from 1980 to 2100. */
  year?: number | undefined;
  /** A wrong check digit or year code is an error if the law requires it. */
  strict?: boolean | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** A VIN and the options of its decode. */
export interface VehicleRequest {
  /** 17 characters. */
  vin: string;
  /** The model year, if the caller knows it. A whole number from 1980 to 2100. */
  year?: number | undefined;
  /** A wrong check digit or year code is an error if the law requires it. */
  strict?: boolean | undefined;
  /** Adds `explanation`. */
  explain?: boolean | undefined;
}

/** A vehicle as its VIN describes it. Unknown fields are absent. */
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
  /** The known facts about the engine. */
  readonly engine?:
    | {
        /** Capacity in cubic centimetres. A whole number above 0. */
        readonly capacityCc?: number | undefined;
        /** Nominal capacity in litres, if the exact capacity is not known. A number above 0. */
        readonly capacityLitres?: number | undefined;
        /** Fuel or energy of the engine. */
        readonly fuel?: Fuel | undefined;
        /** Power in kilowatts. A number above 0. */
        readonly powerKw?: number | undefined;
      }
    | undefined;
  /** Overall size. Present only if all matching configurations agree within 1 %. */
  readonly dimensions?:
    | {
        /** Overall length, in millimetres. A number above 0. */
        readonly lengthMm: number;
        /** Overall width, in millimetres. A number above 0. */
        readonly widthMm: number;
        /** Overall height, in millimetres. A number above 0. */
        readonly heightMm: number;
        /** The table that has this size. */
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
  /** How much of the drive is electric, from `none` to `battery`. */
  readonly electrification?: Electrification | undefined;
  /** Makes that the VIN does not distinguish; never with `make`. */
  readonly makeCandidates?: readonly string[] | undefined;
  /** Models that the VIN does not distinguish; never with `model`. */
  readonly modelCandidates?: readonly string[] | undefined;
  /** Years that the VIN does not distinguish. With `year`: the years that are also possible. */
  readonly yearCandidates?: readonly number[] | undefined;
  /** Production years of the type, if the VIN has no year. */
  readonly productionYears?:
    | {
        /** First year. A whole number. */
        readonly from: number;
        /** Last year; absent if no source gives one. A whole number. */
        readonly to?: number | undefined;
      }
    | undefined;
  /** Month of build, if the maker writes it. A whole number from 1 to 12. */
  readonly buildMonth?: number | undefined;
  /** The check digit, which not every market requires. */
  readonly checkDigit: {
    /** Whether position 9 is the computed check digit. */
    readonly valid: boolean;
    /** The computed check digit: 0-9 or X (49 CFR 565.15). */
    readonly expected: string;
  };
  /** Confidence in the fields that no declaration to NHTSA decided. */
  readonly confidence?: Readonly<Record<string, Confidence>> | undefined;
  /** NHTSA's error codes, if its procedure decided. 0 means no error. */
  readonly vpicCodes?: readonly number[] | undefined;
  /** Warnings about the answer, such as the list of unknown fields. */
  readonly warnings: readonly VehicleWarning[];
  /** Version of the tables. It changes whenever an answer can change. */
  readonly dataVersion: string;
  /** With `explain`: what decided each field. */
  readonly explanation?: VehicleExplanation | undefined;
}

/** A warning about an answer. */
export interface VehicleWarning {
  /** Stable name of the warning. */
  readonly code: WarningCode;
  /** The warning as a sentence. */
  readonly message: string;
  /** The positions of the VIN that the warning is about, from 1 to 17. */
  readonly positions?: readonly number[] | undefined;
  /** The computed check digit. */
  readonly expected?: string | undefined;
  /** Years, models or makes that the VIN does not distinguish. */
  readonly candidates?: readonly (number | string)[] | undefined;
  /** The VIN with its one wrong character corrected. */
  readonly suggestedVin?: string | undefined;
  /** The characters that the maker's patterns allow at the positions that do not fit. */
  readonly possibleValues?:
    | readonly {
        /** Position of the VIN, from 1 to 17. A whole number. */
        readonly position: number;
        /** Every character that is allowed there. */
        readonly characters: string;
      }[]
    | undefined;
  /** Fields that are not known. */
  readonly fields?: readonly string[] | undefined;
}

/** One element that NHTSA's patterns give. */
export interface ElementExplanation {
  /** NHTSA's number of the element. A whole number. */
  readonly id: number;
  /** NHTSA's name of the element. */
  readonly name: string;
  /** Value of the element, in NHTSA's words. */
  readonly value: string;
  /** NHTSA's schema that decided. */
  readonly schema?: string | undefined;
  /** NHTSA's number of that schema. A whole number. */
  readonly schemaId?: number | undefined;
  /** Pattern of the schema for positions 4-8 | 10-17. */
  readonly key?: string | undefined;
}

/** The rule and the sources that decided one field. */
export interface FieldExplanation {
  /** The field of the vehicle, such as `engine.fuel`. */
  readonly field: string;
  /** Value of the field. */
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
  /** NHTSA's number of that schema. A whole number. */
  readonly schemaId?: number | undefined;
  /** Pattern of the schema for positions 4-8 | 10-17. */
  readonly key?: string | undefined;
}

/** A published source of the tables. */
export interface Source {
  /** Id of the source, as in `source` and `sources`. */
  readonly id: string;
  /** Title of the source. */
  readonly title: string;
  /** Address at which the source was read. */
  readonly url: string;
}

/** What decided each field. */
export interface VehicleExplanation {
  /** The market, which decides whose tables are read. */
  readonly market: {
    /** The market of the vehicle. */
    readonly value: MarketValue;
    /** Why the VIN belongs to this market. */
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
  /** Version of the tables. It changes whenever an answer can change. */
  readonly dataVersion: string;
  /** NHTSA's snapshot. */
  readonly vpic: {
    /** Day of the newest row, such as 2026-02-17. */
    readonly newestRow: string;
    /** Number of makers' codes in the snapshot. A whole number. */
    readonly wmis: number;
    /** Number of schemas in the snapshot. A whole number. */
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

/** Invented VINs for tests; no two are equal. */
export interface InventedVins {
  /** What the VINs are, and what they are not. */
  readonly notice: string;
  /** The market whose patterns were used. */
  readonly market: MarketValue;
  /** The seed that gives the same VINs again. A whole number. */
  readonly seed: number;
  /** How many VINs there are. A whole number. */
  readonly count: number;
  /** The VINs, all different. */
  readonly vehicles: readonly {
    /** The invented VIN. Exactly 17 characters. */
    readonly vin: string;
    /** Make that the VIN decodes to. */
    readonly make: string;
    /** Model that the VIN decodes to. */
    readonly model: string;
    /** Model year that the VIN decodes to; absent if the maker writes none. A whole number. */
    readonly year?: number | undefined;
    /** Always true: no vehicle was looked up. */
    readonly invented: true;
  }[];
  /** Version of the tables. Another version can give other VINs. */
  readonly dataVersion: string;
}

/** The vehicles whose VINs are to be invented. */
export interface VinGenerationRequest {
  /** Make, in any case; by default any make of cars, MPVs and light trucks. 1 to 60 characters. */
  make?: string | undefined;
  /** Model as the decoder names it, in any case; needs `make`. 1 to 80 characters. */
  model?: string | undefined;
  /** Model year; by default any year that has patterns. A whole number from 1981 to 2100. */
  year?: number | undefined;
  /**
   * `north-america`: patterns declared to NHTSA. `elsewhere`: schemes of makers. By default the first that has the
   * vehicle.
   */
  market?: MarketValue | undefined;
  /** How many VINs; default 1. A whole number from 1 to 100000. */
  count?: number | undefined;
  /**
   * The same seed gives the same VINs, as long as the tables are the same; default 1. A whole number from 0 to
   * 4294967295.
   */
  seed?: number | undefined;
}
