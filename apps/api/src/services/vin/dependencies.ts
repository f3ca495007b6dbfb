import type { Catalogue, Decoder } from "@almanac/vin";

/** What the vehicle service needs besides the clock. Every part has a default. */
export interface VinDependencies {
  /** Whether the vPIC paths also read the key from the parameter `api_key`. Default: false. */
  readonly vpicQueryKey?: boolean;
  /** The tables of the vPIC paths, opened when they are first needed. Default: those of the package. */
  readonly vpicTables?: VpicTables;
}

/** A decoder, and the catalogue of the same data. */
export interface VpicTables {
  readonly decoder: () => Decoder;
  readonly catalogue: () => Catalogue;
}
