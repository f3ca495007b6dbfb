import type { Catalogue, Decoder } from "@almanac/vin";
import * as z from "zod";

export const vinSettingShape = {
  ALMANAC_VIN_DATA: z.string().min(1, "must be a file or a folder").optional(),
  ALMANAC_VPIC_QUERY_KEY: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on"),
} as const;

/** Which data vehicles are decoded with, and how the vPIC paths read a key. */
export interface VinSettings {
  /** A file of `almanac vin update`, or its folder. Default: the data of the package. */
  readonly data?: string;
  /** Whether the vPIC paths also read the key from the parameter `api_key`. */
  readonly vpicQueryKey: boolean;
}

type Values = z.output<z.ZodObject<typeof vinSettingShape>>;

export function readVinSettings(values: Values): VinSettings {
  const { ALMANAC_VIN_DATA: data, ALMANAC_VPIC_QUERY_KEY: vpicQueryKey } = values;
  return data === undefined ? { vpicQueryKey } : { data, vpicQueryKey };
}

/** What the vehicle service needs besides the clock. Every part has a default. */
export interface VinDependencies extends Partial<VinSettings> {
  /** The tables of the vPIC paths, opened when needed. Default: those of vehicle calls. */
  readonly vpicTables?: VpicTables;
}

/** A decoder, and the catalogue of the same data. */
export interface VpicTables {
  readonly decoder: () => Decoder;
  readonly catalogue: () => Catalogue;
}
