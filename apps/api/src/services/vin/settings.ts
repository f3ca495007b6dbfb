import * as z from "zod";

/** The settings of the vehicle service, by the names of their environment variables. */
export const vinSettingShape = {
  ALMANAC_VPIC_QUERY_KEY: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on"),
} as const;

export interface VinSettings {
  /** Whether the vPIC paths also read the key from the parameter `api_key`. */
  readonly vpicQueryKey: boolean;
}

type Values = z.output<z.ZodObject<typeof vinSettingShape>>;

export function readVinSettings(values: Values): VinSettings {
  return { vpicQueryKey: values.ALMANAC_VPIC_QUERY_KEY };
}
