import type {
  BodyType,
  Confidence,
  Electrification,
  Fuel,
  VehicleType,
} from "../data/value-lists.ts";
import type { Graded, SourceWeight } from "./confidence.ts";

/**
 * What a maker module is told: a well-formed VIN (17 capitals and digits without I, O, Q) and what can be said without
 * any table.
 */
export interface MakerInput {
  readonly vin: string;
  /** Positions 1-3. */
  readonly wmi: string;
  /** Whether position 9 is the check digit that 49 CFR 565 computes; most makers outside North America do not use one. */
  readonly checkDigitValid: boolean;
  /** The latest model year that can exist: the current year + 2. */
  readonly latestYear: number;
  /** The year that the caller knows, to choose between candidates only. */
  readonly callerYear?: number;
}

/** One thing that a module says, and on what evidence; `sources` are ids of the module's sources. */
export interface Fact<Value> extends Graded {
  readonly value: Value;
  /** The rule in a few words with the positions read, such as `positions 7-8 "1K"`. */
  readonly why: string;
}

/**
 * What the VIN says about the year. `encoded`: the maker writes it and exactly one year fits. `ambiguous`: the maker writes
 * it and several years fit. `not_encoded`: the maker does not write it. `unreadable`: the maker writes it, but this VIN
 * has no year code there. `unknown`: no rule is known; the core then says nothing.
 */
export type YearReading =
  | { readonly status: "encoded"; readonly year: Fact<number> }
  | { readonly status: "ambiguous"; readonly years: Fact<readonly number[]> }
  | { readonly status: "not_encoded" | "unreadable" | "unknown"; readonly why: string };

export interface PlantFact {
  readonly city?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** What a maker module reads from one VIN; whatever it cannot tell it leaves out. */
export interface MakerReading {
  /**
   * `elsewhere`: the structure proves a scheme of another market, vPIC must not decide anything but the manufacturer.
   * `north_america`: the structure is the North American one, vPIC decides and the module only fills what it leaves open.
   * `either`: the structure fits both; a valid check digit and a vPIC model that fits decide for North America.
   */
  readonly market: "elsewhere" | "north_america" | "either";
  readonly make?: Fact<string>;
  /** Brands that the VIN does not tell apart; never together with `make`. */
  readonly makeCandidates?: Fact<readonly string[]>;
  /** One model, told apart from all others. */
  readonly model?: Fact<string>;
  /** Models or families that the VIN does not tell apart; never together with `model`. */
  readonly modelCandidates?: Fact<readonly string[]>;
  readonly generation?: Fact<string>;
  readonly bodyType?: Fact<BodyType>;
  readonly vehicleType?: Fact<VehicleType>;
  readonly series?: Fact<string>;
  readonly doors?: Fact<number>;
  readonly capacityCc?: Fact<number>;
  /** Nominal litres where the maker's table has no exact displacement; shown as such, never turned into cc. */
  readonly capacityLitres?: Fact<number>;
  readonly fuel?: Fact<Fuel>;
  readonly electrification?: Fact<Electrification>;
  readonly engineModel?: Fact<string>;
  readonly cylinders?: Fact<number>;
  readonly powerKw?: Fact<number>;
  readonly plant?: Fact<PlantFact>;
  readonly year?: YearReading;
  /** First and last production year of the type; offered where the year itself is not encoded. */
  readonly productionYears?: Fact<{ readonly from: number; readonly to?: number }>;
  /** 1-12, where the maker writes the month of build. */
  readonly buildMonth?: Fact<number>;
  /** Whether this maker computes position 9 for this market; a mismatch is only told when `true`. */
  readonly usesCheckDigit?: boolean;
}

/** A published source of a module's rows. */
export interface MakerSource extends SourceWeight {
  readonly title: string;
  readonly url: string;
  /** The day on which it was read, ISO 8601. */
  readonly readOn: string;
}

/** A family of makers with one way of writing VINs. */
export interface MakerModule {
  /** Kebab-case, such as `volkswagen`. */
  readonly id: string;
  /** Every WMI that the module reads; where several modules name one, the first in the registry that answers wins. */
  readonly wmis: readonly string[];
  readonly sources: readonly MakerSource[];
  /**
   * The positions besides 1-8, 10 and 11 that `read` looks at, and 9 where that is the right check digit. VINs that have
   * the same characters there share one answer.
   */
  readonly furtherPositions?: readonly number[];
  /** Reads a VIN of one of `wmis`; undefined when the module has nothing to say. Linear, never throws. */
  readonly read: (input: MakerInput) => MakerReading | undefined;
}

/** A WMI of the world table. */
export interface WorldWmi {
  /** Positions 1-3, or 1-3 with 12-14 for a maker of few vehicles. */
  readonly wmi: string;
  /** Brand in display form; left out when the code serves several or none. */
  readonly brand?: string;
  /** The brands that share the code. */
  readonly brands?: readonly string[];
  readonly manufacturer?: string;
  /** ISO 3166-1 alpha-2 of the code, not always of assembly. */
  readonly country?: string;
  readonly vehicleType?: VehicleType;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
}

/** The lookup of the world table: takes positions 1-3, or 1-3 with 12-14 when position 3 is 9. */
export type WorldWmiLookup = (wmi: string) => WorldWmi | undefined;

/** What the decoder asks a dimension table; `make` and `model` in display form. */
export interface DimensionQuery {
  /** Brand in display form. */
  readonly make: string;
  /** Model in display form. */
  readonly model: string;
  /** Model year. */
  readonly year: number;
  /** Kind of body, where it is known. */
  readonly bodyType?: BodyType;
  /** Number of doors, where it is known. */
  readonly doors?: number;
  /** Series, where it is known. */
  readonly series?: string;
  /** Trim level, where it is known. */
  readonly trim?: string;
}

/** Overall size in millimetres, with whole centimetres in the source. */
export interface Dimensions {
  /** Overall length in millimetres. */
  readonly lengthMm: number;
  /** Overall width in millimetres. */
  readonly widthMm: number;
  /** Overall height in millimetres. */
  readonly heightMm: number;
}

/** A dimension table, as `@almanac/vin-dimensions` provides one. */
export interface DimensionTable {
  /** Named in answers, such as `Transport Canada, Canadian Vehicle Specifications (AllCarsDB, CC BY-SA 4.0)`. */
  readonly source: string;
  /** The size when every configuration that fits agrees within 1 %, else undefined. */
  readonly find: (query: DimensionQuery) => Dimensions | undefined;
}
