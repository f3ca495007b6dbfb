import type { BodyType, Electrification, Fuel, VehicleType } from "../../data/value-lists.ts";
import type { Graded, SourceWeight } from "./confidence.ts";
import type { MakerTables } from "./table-rows.ts";

/**
 * The input of a maker module: a well-formed VIN (17 capital letters and digits, without I, O and
 * Q) and what is known without any table.
 */
export interface MakerInput {
  readonly vin: string;
  /** Positions 1-3. */
  readonly wmi: string;
  /**
   * Whether position 9 is the check digit of 49 CFR 565. Most makers outside North America do not
   * use one.
   */
  readonly checkDigitValid: boolean;
  /** The latest model year that can exist outside North America: the current year + 1. */
  readonly latestYear: number;
  /** The year that the caller knows. It may only choose between candidates. */
  readonly callerYear?: number;
}

/** One statement of a module, with its evidence. `sources` are ids of the module's sources. */
export interface Fact<Value> extends Graded {
  readonly value: Value;
  /** The rule in a few words, with the positions that it reads, such as `positions 7-8 "1K"`. */
  readonly why: string;
}

/**
 * What is known about the year. `encoded`: the maker writes it, and exactly one year fits.
 * `ambiguous`: the maker writes it, and several years fit. `not_encoded`: the maker does not write
 * it. `unreadable`: the maker writes it, but this VIN has no year code there. `unknown`: no rule
 * is known.
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

/** What a maker module reads from one VIN. Unknown fields are absent. */
export interface MakerReading {
  /**
   * `elsewhere`: the structure proves the scheme of another market; vPIC decides only the
   * manufacturer. `north_america`: the structure is North American; vPIC decides, and the module
   * only fills the gaps. `either`: the structure fits both; a valid check digit and a matching vPIC
   * model decide for North America.
   */
  readonly market: "elsewhere" | "north_america" | "either";
  readonly make?: Fact<string>;
  /** Brands that the VIN does not distinguish; never together with `make`. */
  readonly makeCandidates?: Fact<readonly string[]>;
  /** The model, if the VIN allows only one. */
  readonly model?: Fact<string>;
  /** Models or families that the VIN does not distinguish; never together with `model`. */
  readonly modelCandidates?: Fact<readonly string[]>;
  readonly generation?: Fact<string>;
  readonly bodyType?: Fact<BodyType>;
  readonly vehicleType?: Fact<VehicleType>;
  readonly series?: Fact<string>;
  readonly doors?: Fact<number>;
  readonly capacityCc?: Fact<number>;
  /**
   * Nominal litres, if the maker's table has no exact displacement. Shown as litres, never
   * converted to cc.
   */
  readonly capacityLitres?: Fact<number>;
  readonly fuel?: Fact<Fuel>;
  readonly electrification?: Fact<Electrification>;
  readonly engineModel?: Fact<string>;
  readonly cylinders?: Fact<number>;
  readonly powerKw?: Fact<number>;
  readonly plant?: Fact<PlantFact>;
  readonly year?: YearReading;
  /** First and last production year of the type; used if the VIN does not encode the year. */
  readonly productionYears?: Fact<{ readonly from: number; readonly to?: number }>;
  /** The month of build, 1-12, if the maker writes it. */
  readonly buildMonth?: Fact<number>;
  /**
   * Whether this maker writes a check digit at position 9 in this market. Only if `true`, a
   * mismatch causes a warning.
   */
  readonly usesCheckDigit?: boolean;
}

/** A published source of a module's rows. */
export interface MakerSource extends SourceWeight {
  /** Title of the source. */
  readonly title: string;
  /** Address of the source. */
  readonly url: string;
  /** The day on which the source was read, ISO 8601. */
  readonly readOn: string;
}

/** Characters at one position that a row or rule treats alike. */
export interface FurtherSymbols {
  readonly position: number;
  readonly symbols: string;
}

/** A family of makers with one way of writing VINs. */
export interface MakerModule {
  /** Kebab-case, such as `volkswagen`. */
  readonly id: string;
  /**
   * Every WMI that the module reads. If several modules list the same WMI, the first in the
   * registry that answers wins.
   */
  readonly wmis: readonly string[];
  /** The sources that the rows cite by id. */
  readonly sources: readonly MakerSource[];
  /** The tables of the module, from which VINs are invented and partial VINs are matched. */
  readonly tables?: MakerTables;
  /** The brand of the listed models, for codes of several brands. */
  readonly brandOfModels?: (input: MakerInput) => string;
  /**
   * The positions that `read` looks at besides 1-8, 10 and 11 (and besides 9 if it is the right
   * check digit). VINs with the same characters at all these positions share one answer.
   */
  readonly furtherPositions?: readonly number[];
  /**
   * The characters at `furtherPositions` that make a difference for VINs of the type of this one.
   * Two such VINs share one answer if each of these lists has the characters of both, or of
   * neither. Without it, every character makes a difference.
   */
  readonly furtherSymbols?: (input: MakerInput) => readonly FurtherSymbols[];
  /**
   * Reads a VIN with one of `wmis`; undefined if the module knows nothing about the VIN. Takes
   * linear time, never throws.
   */
  readonly read: (input: MakerInput) => MakerReading | undefined;
}
