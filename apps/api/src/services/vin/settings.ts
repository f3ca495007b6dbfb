import * as z from "zod";

/** The settings of vehicle decoding, by the names of their environment variables. */
export const vinSettingShape = {
  ALMANAC_VIN_DATA: z.string().min(1, "must be a file or a folder").optional(),
} as const;

/** Which data vehicles are decoded with. */
export interface VinSettings {
  /** A file that `almanac vin update` wrote, or its folder. Without it, the data of the package are used. */
  readonly data?: string;
}

type Values = z.output<z.ZodObject<typeof vinSettingShape>>;

export function readVinSettings({ ALMANAC_VIN_DATA: data }: Values): VinSettings {
  return data === undefined ? {} : { data };
}
