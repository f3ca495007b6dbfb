/** The tables of vPIC that decide an answer, as plain rows, whichever source they were read from. */
export interface Snapshot {
  /** Day of the newest row that NHTSA changed, ISO 8601. */
  readonly date: string;
  /** What was read, for the manifest. */
  readonly source: string;
  readonly elements: readonly ElementRow[];
  /** Lookup table name, lower case, to its names by id. */
  readonly lookups: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly wmis: readonly WmiRow[];
  readonly wmiMakes: readonly { readonly wmiId: number; readonly makeId: number }[];
  readonly links: readonly LinkRow[];
  readonly schemas: readonly { readonly id: number; readonly name: string }[];
  readonly makes: ReadonlyMap<number, string>;
  readonly models: ReadonlyMap<number, string>;
  readonly makeOfModel: ReadonlyMap<number, number>;
  readonly manufacturers: ReadonlyMap<number, string>;
  readonly countries: ReadonlyMap<number, string>;
  readonly patterns: readonly PatternRow[];
  readonly engines: readonly { readonly id: number; readonly name: string }[];
  readonly enginePatterns: readonly EnginePatternRow[];
  /** Descriptor to the model year that NHTSA sets for it; absent where the source has no such table. */
  readonly yearOverrides?: ReadonlyMap<string, number>;
}

export interface ElementRow {
  readonly id: number;
  readonly name: string;
  readonly lookup: string | null;
  readonly decoded: boolean;
  readonly isPrivate: boolean;
}

export interface WmiRow {
  readonly id: number;
  readonly wmi: string;
  readonly manufacturerId: number | null;
  readonly vehicleTypeId: number | null;
  readonly truckTypeId: number | null;
  readonly countryId: number | null;
}

export interface LinkRow {
  readonly wmiId: number;
  readonly schemaId: number;
  readonly yearFrom: number;
  readonly yearTo: number | null;
}

export interface PatternRow {
  readonly id: number;
  readonly schemaId: number;
  readonly key: string;
  readonly elementId: number;
  readonly attribute: string;
  /** When the row was last changed, as text that sorts. */
  readonly changedOn: string;
}

export interface EnginePatternRow {
  readonly id: number;
  readonly engineId: number;
  readonly elementId: number;
  readonly attribute: string;
  readonly changedOn: string;
}
