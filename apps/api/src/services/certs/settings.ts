import type { AllowList } from "@almanac/certs/core";
import * as z from "zod";
import { allowList } from "../allow-list.ts";

const ports = z.union(
  [
    z.literal("any"),
    z
      .string()
      .regex(/^\d{1,5}(?: *, *\d{1,5})*$/)
      .transform((value) => value.split(",").map(Number))
      .pipe(z.array(z.int().min(1).max(65_535))),
  ],
  "must be any, or ports from 1 to 65535 separated by commas",
);

/** The settings of certificate lookups, by the names of their environment variables. */
export const certsSettingShape = {
  ALMANAC_CERTS_ALLOW: allowList.optional(),
  ALMANAC_CERTS_PORTS: ports.optional(),
} as const;

/** What certificate lookups may reach in addition to public addresses and the usual ports. */
export interface CertsSettings {
  readonly allow: AllowList;
  readonly ports: readonly number[] | "any" | "hosted";
}

type Values = z.output<z.ZodObject<typeof certsSettingShape>>;

export function readCertsSettings(values: Values): CertsSettings {
  return {
    allow: values.ALMANAC_CERTS_ALLOW ?? [],
    ports: values.ALMANAC_CERTS_PORTS ?? "hosted",
  };
}
