import type { Catalogue, Decoder } from "@almanac/vin";
import type { VinSettings } from "./settings.ts";

/** What the vehicle service needs besides the clock. Every part has a default. */
export interface VinDependencies extends Partial<VinSettings> {
  /** The tables of the vPIC paths, opened when they are first needed. Default: those of all vehicle calls. */
  readonly vpicTables?: VpicTables;
}

/** A decoder, and the catalogue of the same data. */
export interface VpicTables {
  readonly decoder: () => Decoder;
  readonly catalogue: () => Catalogue;
}
