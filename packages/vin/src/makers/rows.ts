import type { BodyType, Electrification, Fuel, VehicleType } from "../data/value-lists.ts";

/** Only well-attested rows ship: A two sources agree, B one good source. */
export type Grade = "A" | "B";

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

/** A WMI of a maker: the brand in display form, left out where the code serves several. */
export interface WmiRow {
  readonly brand?: string;
  readonly vehicleType?: VehicleType;
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
}
