import type * as z from "zod";
import { certsSettingShape, readCertsSettings } from "./certs/settings.ts";
import {
  readStorefrontSettings,
  storefrontContradictions,
  storefrontSecrets,
  storefrontSettingShape,
} from "./storefront/settings.ts";
import { readVinSettings, vinSettingShape } from "./vin/settings.ts";

/**
 * The settings of the services, by the names of their environment variables. Reading them loads no
 * library, so that the command line for keys starts without loading any tables.
 */
export const serviceSettingShape = {
  ...vinSettingShape,
  ...certsSettingShape,
  ...storefrontSettingShape,
} as const;

/** Error messages name these settings but never show their values. */
export const secretServiceSettings: readonly string[] = storefrontSecrets;

export type ServiceSettings = Readonly<ReturnType<typeof readServiceSettings>>;

type Values = z.output<z.ZodObject<typeof serviceSettingShape>>;

export function readServiceSettings(values: Values) {
  return {
    vin: readVinSettings(values),
    certs: readCertsSettings(values),
    storefront: readStorefrontSettings(values),
  };
}

/** Finds settings that are valid one by one but contradict each other. */
export function serviceContradictions(values: Values, host: string): string[] {
  return storefrontContradictions(values, host);
}
