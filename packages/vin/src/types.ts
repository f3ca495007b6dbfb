// Written by scripts/update-types.ts from the schemas in src/schema/options.ts, src/schema/request.ts, src/schema/vehicle.ts, src/schema/warning.ts, src/schema/explanation.ts, src/schema/coverage.ts, src/schema/catalogue.ts, src/schema/generation.ts, src/schema/match.ts. Do not edit.
import type {
  AirbagLocation,
  Availability,
  BatteryChemistry,
  BodyType,
  BrakeSystem,
  Confidence,
  DriveType,
  Electrification,
  ElementOrigin,
  EngineConfiguration,
  Fuel,
  MarketValue,
  Region,
  SeatBeltType,
  TransmissionStyle,
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
  /**
   * Model year; can differ from the year of first registration. A whole number from 1980 to 2100.
   */
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
        /** Power in kilowatts, or the lower end of a range. A number above 0. */
        readonly powerKw?: number | undefined;
        /** The upper end of the range of power, in kilowatts. A number above 0. */
        readonly powerKwTo?: number | undefined;
        /** Arrangement of the cylinders. */
        readonly configuration?: EngineConfiguration | undefined;
        /** Whether the engine has a turbocharger. */
        readonly turbo?: boolean | undefined;
        /** Maker of the engine. */
        readonly manufacturer?: string | undefined;
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
  /**
   * Country that holds the code, ISO 3166-1; not always the country of assembly. Exactly 2
   * characters.
   */
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
  /** Number of seats. A whole number above 0. */
  readonly seats?: number | undefined;
  /** Number of cylinders. A whole number above 0. */
  readonly cylinders?: number | undefined;
  /** The maker's name of the engine. */
  readonly engineModel?: string | undefined;
  /** US gross weight class: 1 to 8, 1A ... */
  readonly gvwrClass?: string | undefined;
  /** How much of the drive is electric, from `none` to `battery`. */
  readonly electrification?: Electrification | undefined;
  /** Which wheels are driven; `6x4` means four of six. */
  readonly driveType?: DriveType | undefined;
  /** The gearbox. */
  readonly transmission?:
    | {
        /** Kind of gearbox. */
        readonly style?: TransmissionStyle | undefined;
        /** Number of forward gears. A whole number above 0. */
        readonly speeds?: number | undefined;
      }
    | undefined;
  /** The battery that drives the vehicle. */
  readonly battery?:
    | {
        /** Chemistry of the drive battery. */
        readonly chemistry?: BatteryChemistry | undefined;
        /** Energy in kilowatt-hours, or the lower end of a range. A number above 0. */
        readonly energyKwh?: number | undefined;
        /** The upper end of the range of energy, in kilowatt-hours. A number above 0. */
        readonly energyKwhTo?: number | undefined;
        /** Voltage in volts, or the lower end of a range. A whole number above 0. */
        readonly voltage?: number | undefined;
        /** The upper end of the range of voltage, in volts. A whole number above 0. */
        readonly voltageTo?: number | undefined;
        /** Number of battery packs. A whole number above 0. */
        readonly packs?: number | undefined;
        /** Number of modules in a pack. A whole number above 0. */
        readonly modulesPerPack?: number | undefined;
        /** Number of cells in a module. A whole number above 0. */
        readonly cellsPerModule?: number | undefined;
      }
    | undefined;
  /** How the battery is charged. */
  readonly charging?:
    | {
        /** Level of the charger: 1 and 2 for AC, 3 for DC. A whole number above 0. */
        readonly level?: number | undefined;
        /** Power of the charger in kilowatts. A whole number above 0. */
        readonly powerKw?: number | undefined;
      }
    | undefined;
  /** The brakes. */
  readonly brakes?:
    | {
        /** Kind of brakes. */
        readonly system?: BrakeSystem | undefined;
        /** The brakes in the maker's words. */
        readonly description?: string | undefined;
        /** Antilock braking system. */
        readonly abs?: Availability | undefined;
      }
    | undefined;
  /** Seat belts and air bags. */
  readonly restraints?:
    | {
        /** Kind of seat belts. */
        readonly seatBelts?: SeatBeltType | undefined;
        /** Whether the seat belts have pretensioners. */
        readonly pretensioners?: boolean | undefined;
        /** Where the vehicle has front air bags. */
        readonly frontAirbags?: AirbagLocation | undefined;
        /** Where the vehicle has side air bags. */
        readonly sideAirbags?: AirbagLocation | undefined;
        /** Where the vehicle has curtain air bags. */
        readonly curtainAirbags?: AirbagLocation | undefined;
        /** Where the vehicle has knee air bags. */
        readonly kneeAirbags?: AirbagLocation | undefined;
        /** Where the vehicle has air bags in the seat cushion. */
        readonly seatCushionAirbags?: AirbagLocation | undefined;
        /** More about restraints, in the maker's words. */
        readonly other?: readonly string[] | undefined;
      }
    | undefined;
  /** Which systems assist the driver. */
  readonly driverAssistance?:
    | {
        /** Adaptive cruise control. */
        readonly adaptiveCruiseControl?: Availability | undefined;
        /** Blind spot intervention. */
        readonly blindSpotIntervention?: Availability | undefined;
        /** Blind spot warning. */
        readonly blindSpotWarning?: Availability | undefined;
        /** Crash imminent braking. */
        readonly crashImminentBraking?: Availability | undefined;
        /** Dynamic brake support. */
        readonly dynamicBrakeSupport?: Availability | undefined;
        /** Electronic stability control. */
        readonly electronicStabilityControl?: Availability | undefined;
        /** Forward collision warning. */
        readonly forwardCollisionWarning?: Availability | undefined;
        /** Lane centering assistance. */
        readonly laneCentering?: Availability | undefined;
        /** Lane departure warning. */
        readonly laneDepartureWarning?: Availability | undefined;
        /** Parking assist. */
        readonly parkingAssist?: Availability | undefined;
        /** Pedestrian automatic emergency braking. */
        readonly pedestrianBraking?: Availability | undefined;
        /** Rear automatic emergency braking. */
        readonly rearBraking?: Availability | undefined;
        /** Backup camera. */
        readonly rearCamera?: Availability | undefined;
        /** Traction control. */
        readonly tractionControl?: Availability | undefined;
        /** Lane keeping assistance. */
        readonly laneKeeping?: Availability | undefined;
        /** Rear cross traffic alert. */
        readonly rearCrossTrafficAlert?: Availability | undefined;
      }
    | undefined;
  /** What EPA's label says. A range, or a list, if the rows that fit differ. */
  readonly efficiency?:
    | {
        /** Miles per US gallon in the city; for electric cars the equivalent. */
        readonly cityMpg?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Miles per US gallon on the highway. */
        readonly highwayMpg?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Miles per US gallon, 55 % city and 45 % highway. */
        readonly combinedMpg?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Litres per 100 km, from `combinedMpg`; only for liquid fuels. */
        readonly litresPer100Km?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Kilowatt-hours per 100 miles. */
        readonly kWhPer100Miles?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Range of an electric car in miles. */
        readonly rangeMiles?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** Grams of carbon dioxide per mile at the tailpipe. */
        readonly co2GramsPerMile?:
          | number
          | {
              /** The lowest that fits. A number above 0. */
              readonly min: number;
              /** The highest that fits. A number above 0. */
              readonly max: number;
            }
          | undefined;
        /** EPA's size class. */
        readonly class: string | readonly string[];
        /** The US Environmental Protection Agency. */
        readonly source: "epa";
      }
    | undefined;
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
  /** NHTSA's snapshot. `dataVersions` lists every table. */
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

/** One element of NHTSA's answer. A free-text element can occur several times. */
export interface ElementExplanation {
  /** NHTSA's number of the element. A whole number. */
  readonly id: number;
  /** NHTSA's name of the element. */
  readonly name: string;
  /** Value of the element, in NHTSA's words. */
  readonly value: string;
  /**
   * NHTSA's number of the value, if it is from a list. `Not Applicable` has none. A whole number.
   */
  readonly valueId?: number | undefined;
  /**
   * Where the value is from. pattern: a key that fits. engine_model: the engine that a key names.
   * specification: NHTSA's table for the model. code: the maker's code. model: the make of the
   * model. year: the model year. conversion: another unit. default: what NHTSA says of all
   * vehicles of this type.
   */
  readonly origin: ElementOrigin;
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
   * How well the sources support a value. published: the maker or an authority says it.
   * two_sources: two sources agree. one_source: one good source.
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
  /** Everything that NHTSA says about the VIN, in its own words. */
  readonly elements: readonly ElementExplanation[];
  /** The sources that were read. */
  readonly sources: readonly Source[];
}

/** What the tables cover, with their sources. */
export interface VehicleCoverage {
  /** NHTSA's snapshot. `dataVersions` lists every table. */
  readonly dataVersion: string;
  /** NHTSA's snapshot. */
  readonly vpic: {
    /** Day of the newest row, such as 2026-10-13. */
    readonly newestRow: string;
    /** Number of makers' codes in the snapshot. A whole number. */
    readonly wmis: number;
    /** Number of schemas in the snapshot. A whole number. */
    readonly schemas: number;
    /** The elements for which the snapshot has rows. */
    readonly elements: readonly {
      /** NHTSA's number of the element. A whole number. */
      readonly id: number;
      /** NHTSA's name. */
      readonly name: string;
      /** Rows that give it a value. A whole number. */
      readonly rows: number;
    }[];
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

/** Which makes to list. */
export interface MakesRequest {
  /** Only makes with a code for this kind of vehicle. */
  vehicleType?: VehicleType | undefined;
  /** Only makes whose name contains this text, in any case. 1 to 60 characters. */
  contains?: string | undefined;
}

/** Makes, by name. */
export interface Makes {
  /** The makes, by name. */
  readonly makes: readonly {
    /** Name, in display form. */
    readonly name: string;
    /** NHTSA's number of the make; absent if NHTSA does not list it. A whole number. */
    readonly id?: number | undefined;
    /** Kinds of vehicle for which the make has a code. */
    readonly vehicleTypes: readonly VehicleType[];
  }[];
  /** How many makes there are. A whole number. */
  readonly count: number;
  /** Version of the tables. */
  readonly dataVersion: string;
}

/** The make whose models to list. */
export interface ModelsRequest {
  /** Make, in any case. 1 to 60 characters. */
  make: string;
  /** Only models that are known for this model year. A whole number from 1980 to 2100. */
  year?: number | undefined;
}

/** The models of a make, by name. */
export interface Models {
  /** The make, in display form. */
  readonly make: string;
  /** NHTSA's number of the make; absent if NHTSA does not list it. A whole number. */
  readonly makeId?: number | undefined;
  /** The model year of the request. A whole number. */
  readonly year?: number | undefined;
  /** The models, by name. */
  readonly models: readonly {
    /** Name, as the decoder gives it. */
    readonly name: string;
    /** NHTSA's number of the model; absent if NHTSA does not list it. A whole number. */
    readonly id?: number | undefined;
    /** `north-america`: declared to NHTSA. `elsewhere`: in the maker's own scheme. */
    readonly markets: readonly MarketValue[];
    /** Kinds of vehicle. */
    readonly vehicleTypes: readonly VehicleType[];
    /** Model years that are declared or documented; empty if none is known. */
    readonly years: readonly {
      /** First model year. A whole number. */
      readonly from: number;
      /** Last model year; absent if there is no end. A whole number. */
      readonly to?: number | undefined;
    }[];
  }[];
  /** How many models there are. A whole number. */
  readonly count: number;
  /** Version of the tables. */
  readonly dataVersion: string;
}

/** What a world manufacturer identifier says. */
export interface Wmi {
  /** The code, in capitals. */
  readonly wmi: string;
  /** Makes with this code, in display form. */
  readonly makes: readonly string[];
  /** The company that holds the code. */
  readonly manufacturer?: string | undefined;
  /** NHTSA's number of the manufacturer; absent if NHTSA does not list it. A whole number. */
  readonly manufacturerId?: number | undefined;
  /** Kind of vehicle. */
  readonly vehicleType?: VehicleType | undefined;
  /**
   * Country that holds the code, ISO 3166-1; not always the country of assembly. Exactly 2
   * characters.
   */
  readonly country?: string | undefined;
  /** Region of the world. */
  readonly region?: Region | undefined;
  /** Whether position 3 is 9: the maker builds few vehicles, and its code has six characters. */
  readonly smallMaker: boolean;
  /** Model years for which patterns are declared to NHTSA. */
  readonly declaredYears?:
    | {
        /** First model year. A whole number. */
        readonly from: number;
        /** Last model year; absent if there is no end. A whole number. */
        readonly to?: number | undefined;
      }
    | undefined;
  /** The day on which NHTSA entered the code. A date such as `2026-11-22`. */
  readonly registeredOn?: string | undefined;
  /** The day on which NHTSA last changed the code. A date such as `2026-11-22`. */
  readonly updatedOn?: string | undefined;
  /** The day from which NHTSA publishes the code. A date such as `2026-11-22`. */
  readonly availableOn?: string | undefined;
  /** Confidence in makes that NHTSA does not list. */
  readonly confidence?: Confidence | undefined;
  /** The tables that have the code. */
  readonly sources: readonly Source[];
  /** Version of the tables. */
  readonly dataVersion: string;
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
  /**
   * Make, in any case; by default any make of cars, MPVs and light trucks. 1 to 60 characters.
   */
  make?: string | undefined;
  /** Model as the decoder names it, in any case; needs `make`. 1 to 80 characters. */
  model?: string | undefined;
  /** Model year; by default any year that has patterns. A whole number from 1981 to 2100. */
  year?: number | undefined;
  /**
   * `north-america`: patterns declared to NHTSA. `elsewhere`: schemes of makers. By default, the
   * first of the two that has the vehicle.
   */
  market?: MarketValue | undefined;
  /** How many VINs; default 1. A whole number from 1 to 100000. */
  count?: number | undefined;
  /**
   * The same seed gives the same VINs, as long as the tables are the same; default 1. A whole
   * number from 0 to 4294967295.
   */
  seed?: number | undefined;
}

/** The vehicles that a partial VIN can be. The true one is among them if it is declared. */
export interface VinMatch {
  /** The pattern, in capitals, padded with `*` to 17 characters. Exactly 17 characters. */
  readonly pattern: string;
  /** Makes that are possible. */
  readonly makes: readonly string[];
  /** Model years that are possible, newest first; empty if none is known. */
  readonly years: readonly number[];
  /** Every model that a known pattern allows. */
  readonly candidates: readonly {
    /** Make, if it is decided. */
    readonly make?: string | undefined;
    /** Model. */
    readonly model: string;
    /** Model years in which the model fits, newest first; empty if the VIN has no known year. */
    readonly years: readonly number[];
    /** Kinds of body that fit; empty if none is known. */
    readonly bodyTypes: readonly BodyType[];
    /** `north-america`: declared to NHTSA. `elsewhere`: by the maker's own scheme. */
    readonly market: MarketValue;
  }[];
  /** What can be at the unknown positions that patterns read. */
  readonly possibleValues: readonly {
    /** Position of the VIN, from 1 to 17. A whole number. */
    readonly position: number;
    /** Every character that a pattern allows there. */
    readonly characters: string;
  }[];
  /** The computed check digit, if only position 9 is unknown. */
  readonly checkDigit?: string | undefined;
  /**
   * Country that holds the code, ISO 3166-1; not always the country of assembly. Exactly 2
   * characters.
   */
  readonly country?: string | undefined;
  /** Region of the world. */
  readonly region?: Region | undefined;
  /** Version of the tables. */
  readonly dataVersion: string;
}
