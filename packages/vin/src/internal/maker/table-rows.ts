import type { BodyType, Electrification, Fuel, VehicleType } from "../../data/value-lists.ts";
import type { Grade } from "./confidence.ts";

/** The first and last year that a source documents. If the last is absent, no source gives one. */
export type Span = readonly [from: number, to?: number];

/**
 * The model of one type. The key lists conditions that must all be met, such as
 * `7-8=1K,wmi=WVW|WV1`: positions are counted from 1, `|` separates alternatives, `brand=` is the
 * brand of the WMI, `year>=` and `year<=` limit the year. ` / ` separates the names of models that
 * the VIN does not distinguish. A row without a name gives only a body.
 */
export type ModelRow = readonly [
  key: string,
  names: string,
  generation: string,
  body: BodyType | "",
  grade: Grade,
  sources: string,
  years?: Span,
];

/** The facts of an engine code. `variant` is the trade name of the version that has this engine. */
export interface EngineFacts {
  /** The maker's code of the engine. */
  readonly engine?: string;
  /** Trade name of the version that has this engine. */
  readonly variant?: string;
  /** What the engine burns. */
  readonly fuel?: Fuel;
  /** Kind of electric drive. */
  readonly electrification?: Electrification;
  /** Displacement in cubic centimetres. */
  readonly cc?: number;
  /** Nominal displacement in litres. */
  readonly litres?: number;
  /** Power in kilowatts. */
  readonly kw?: number;
  /** Number of cylinders. */
  readonly cylinders?: number;
}

/**
 * The engine of a code. If the code does not depend on the model, the models that had the engine
 * according to the sources are listed, separated by ` / `.
 */
export type EngineRow = readonly [
  key: string,
  facts: EngineFacts,
  grade: Grade,
  sources: string,
  models?: string,
];

/** A body that certain positions give, for any model. */
export type BodyRow = readonly [
  key: string,
  body: BodyType,
  doors: number | undefined,
  grade: Grade,
  sources: string,
];

/** A plant: key, city, ISO 3166-1 alpha-2 country, sources. */
export type PlantRow = readonly [key: string, city: string, country: string, sources: string];

/**
 * The brand of a VIN whose WMI belongs to several brands. A row whose key reads positions 4-9
 * decides. Any other row is used only if no model row matches or the WMI row has no brand. ` / `
 * separates brands that the VIN does not distinguish.
 */
export type BrandRow = readonly [key: string, brands: string, grade: Grade, sources: string];

/**
 * A model that was built at the plant that the key describes. If the VIN's plant is in the tables,
 * a model that has such rows is named only if one of them matches.
 */
export type BuiltAtRow = readonly [key: string, model: string, sources: string];

/**
 * All bodies that a model was built with, separated by `|`. A body row with another body
 * is ignored.
 */
export type ModelBodiesRow = readonly [model: string, bodies: string, sources: string];

/**
 * A WMI of a maker. The brand is in display form; it is absent if the code belongs to several
 * brands and none is usual.
 */
export interface WmiRow {
  readonly brand?: string;
  readonly vehicleType?: VehicleType;
  /**
   * Other brands that vPIC lists under this code. They are sold only in North America, so they are
   * not possible elsewhere.
   */
  readonly northAmericanBrands?: readonly string[];
}

/** The tables of one maker family. */
export interface MakerTables {
  /** The WMIs of the family. */
  readonly wmis: Readonly<Record<string, WmiRow>>;
  /** Ids of the sources of the WMIs. */
  readonly wmiSources: string;
  /**
   * True if the years of the models are production years; otherwise they are only years for which a
   * source exists.
   */
  readonly yearsAreProduction?: boolean;
  /** The models, one row for each type. */
  readonly models: readonly ModelRow[];
  /** The engines, one row for each code. */
  readonly engines?: readonly EngineRow[];
  /** The bodies that certain positions give. */
  readonly bodies?: readonly BodyRow[];
  /** The plants. */
  readonly plants?: readonly PlantRow[];
  /** The brands of WMIs that several brands share. */
  readonly brands?: readonly BrandRow[];
  /** Which models were built at which plant. */
  readonly builtAt?: readonly BuiltAtRow[];
  /** All bodies of a model. */
  readonly modelBodies?: readonly ModelBodiesRow[];
}
