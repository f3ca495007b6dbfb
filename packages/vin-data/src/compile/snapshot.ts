import type { PatternTable } from "./pattern-table.ts";

/** The tables of vPIC that decide an answer, as plain rows. They are the same for every source. */
export interface Snapshot {
  /** The day on which NHTSA changed the newest row, ISO 8601. */
  readonly date: string;
  /** The source of the tables, as the manifest names it. */
  readonly source: string;
  readonly elements: readonly ElementRow[];
  /** The names of each lookup table by id. The key is the table's name in lower case. */
  readonly lookups: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly wmis: readonly WmiRow[];
  /** The default value of an element for a type of vehicle, if no pattern gives one. */
  readonly defaults: readonly DefaultRow[];
  readonly manufacturerMakes: readonly ManufacturerMakeRow[];
  readonly wmiMakes: readonly { readonly wmiId: number; readonly makeId: number }[];
  readonly links: readonly LinkRow[];
  readonly schemas: readonly SchemaRow[];
  readonly makes: ReadonlyMap<number, string>;
  readonly models: ReadonlyMap<number, string>;
  readonly makeOfModel: ReadonlyMap<number, number>;
  readonly manufacturers: ReadonlyMap<number, string>;
  readonly countries: ReadonlyMap<number, string>;
  readonly patterns: PatternTable;
  readonly engines: readonly { readonly id: number; readonly name: string }[];
  readonly enginePatterns: readonly EnginePatternRow[];
  /** What NHTSA adds by make, model and year, if a VIN already has the values of the key rows. */
  readonly specifications: readonly SpecificationRow[];
  /** VINs whose check digit NHTSA excepts from the rule. */
  readonly exceptions: readonly string[];
  /** The model year that NHTSA sets for a descriptor. */
  readonly yearOverrides: ReadonlyMap<string, number>;
}

export interface SchemaRow {
  readonly id: number;
  readonly name: string;
  /** NHTSA has not checked the schema yet. It gives no value, but its keys allow characters. */
  readonly isUnchecked: boolean;
}

export interface ElementRow {
  readonly id: number;
  readonly name: string;
  readonly lookup: string | null;
  readonly decoded: boolean;
  readonly isPrivate: boolean;
  /** The key of the element in NHTSA's flat answers, such as `BodyClass`. */
  readonly code: string;
  readonly group: string;
  /** `string`, `int`, `decimal` or `lookup`. */
  readonly dataType: string;
  /** NHTSA's description, in HTML. */
  readonly description: string;
  /**
   * Where NHTSA takes the value from: `Pattern`, `WMI`, `Decoding`; empty if it never gives one.
   */
  readonly decode: string;
  readonly weight: number;
}

export interface DefaultRow {
  readonly elementId: number;
  readonly vehicleType: number;
  /** The id of the value in the lookup table of the element. */
  readonly value: string;
}

export interface ManufacturerMakeRow {
  readonly manufacturerId: number;
  readonly makeId: number;
}

export interface WmiRow {
  readonly id: number;
  readonly wmi: string;
  readonly manufacturerId: number | null;
  readonly vehicleTypeId: number | null;
  readonly truckTypeId: number | null;
  readonly countryId: number | null;
  /** Days in ISO 8601; empty if unknown. */
  readonly createdOn: string;
  readonly updatedOn: string;
  readonly availableOn: string;
}

export interface LinkRow {
  readonly wmiId: number;
  readonly schemaId: number;
  readonly yearFrom: number;
  readonly yearTo: number | null;
}

/**
 * One pattern of a specification: tables vehiclespecschema, vspecschemapattern and
 * vehiclespecpattern, joined.
 */
export interface SpecificationRow {
  readonly makeId: number;
  readonly vehicleTypeId: number;
  readonly modelIds: readonly number[];
  /** The model years; an empty list means every year. */
  readonly years: readonly number[];
  readonly rows: readonly SpecificationValueRow[];
}

export interface SpecificationValueRow {
  /** Whether a VIN must have this value; otherwise the value is added. */
  readonly isKey: boolean;
  readonly elementId: number;
  readonly attribute: string;
  readonly changedOn: number;
}

export interface EnginePatternRow {
  readonly id: number;
  readonly engineId: number;
  readonly elementId: number;
  readonly attribute: string;
  readonly changedOn: number;
}
