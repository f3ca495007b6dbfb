import type { BodyType, Electrification, Fuel, VehicleType } from "../data/value-lists.ts";
import type { Grade } from "../internal/confidence.ts";

/** First and last year that a source documents; an open end means that no source gives one. */
export type Span = readonly [from: number, to?: number];

/**
 * What a VIN of one type says. The key holds conditions that must all be met, such as `7-8=1K,wmi=WVW|WV1`: positions
 * counted from 1, alternatives parted by `|`; `brand=` is the brand of the WMI, `year>=` and `year<=` bound the year.
 * Names parted by ` / ` are models that the VIN does not tell apart; no name gives a body alone.
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

/** What an engine code says; `variant` is the trade name that goes with it. */
export interface EngineFacts {
  readonly engine?: string;
  readonly variant?: string;
  readonly fuel?: Fuel;
  readonly electrification?: Electrification;
  readonly cc?: number;
  readonly litres?: number;
  readonly kw?: number;
  readonly cylinders?: number;
}

export type EngineRow = readonly [key: string, facts: EngineFacts, grade: Grade, sources: string];

/** A body that a position gives whatever the model is. */
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
 * Which brand a VIN is of whose WMI serves several. A key that reads positions after the WMI decides; one without is what
 * the WMI says where no model of the tables is met. Brands parted by ` / ` are not told apart.
 */
export type BrandRow = readonly [key: string, brands: string, grade: Grade, sources: string];

/** A model that was built where the key is met. At a plant of the tables it is offered only with such a row. */
export type BuiltAtRow = readonly [key: string, model: string, sources: string];

/** The bodies that a model was ever built with, parted by `|`; a body row that says another is not used. */
export type ModelBodiesRow = readonly [model: string, bodies: string, sources: string];

/** A WMI of a maker: the brand in display form, left out where the code serves several and no brand is the usual one. */
export interface WmiRow {
  readonly brand?: string;
  readonly vehicleType?: VehicleType;
  /** Further brands that vPIC has under this code: sold in North America alone, so not in question elsewhere. */
  readonly northAmericanBrands?: readonly string[];
}

/** The tables of one maker family. */
export interface MakerTables {
  readonly wmis: Readonly<Record<string, WmiRow>>;
  readonly wmiSources: string;
  /** Whether the years of the models are those of production; else they are merely documented ones. */
  readonly yearsAreProduction?: boolean;
  readonly models: readonly ModelRow[];
  readonly engines?: readonly EngineRow[];
  readonly bodies?: readonly BodyRow[];
  readonly plants?: readonly PlantRow[];
  readonly brands?: readonly BrandRow[];
  readonly builtAt?: readonly BuiltAtRow[];
  readonly modelBodies?: readonly ModelBodiesRow[];
}
