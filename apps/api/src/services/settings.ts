import type * as z from "zod";
import { type CertsSettings, certsSettingShape, readCertsSettings } from "./certs/settings.ts";
import {
  readStorefrontConfig,
  type StorefrontConfig,
  storefrontContradictions,
  storefrontSecrets,
  storefrontSettingShape,
} from "./storefront/setting-shape.ts";

/**
 * The settings of the services by the names that they have in the environment. Reading them loads none of the libraries,
 * so that the command line for keys starts without their tables.
 */
export const serviceSettingShape = { ...certsSettingShape, ...storefrontSettingShape } as const;

/** Named in refusals, never shown. */
export const secretServiceSettings: readonly string[] = storefrontSecrets;

/** What the services are set to, each under its id. */
export interface ServiceSettings {
  readonly certs: CertsSettings;
  readonly storefront: StorefrontConfig;
}

type Values = z.output<z.ZodObject<typeof serviceSettingShape>>;

export function readServiceSettings(values: Values): ServiceSettings {
  return { certs: readCertsSettings(values), storefront: readStorefrontConfig(values) };
}

/** Settings that are right by themselves and wrong together. */
export function serviceContradictions(values: Values, host: string): string[] {
  return storefrontContradictions(values, host);
}
