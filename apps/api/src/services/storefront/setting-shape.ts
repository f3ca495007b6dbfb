import type { AllowList } from "@almanac/certs/core";
import * as z from "zod";
import { isLoopback } from "../../http/own-address.ts";
import { allowList } from "../allow-list.ts";

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** A whole number of 32 bits is taken as a number, anything else as a text. */
const seed = z
  .string()
  .max(200)
  .transform((text) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : text));

/** The settings of the storefront by the names that they have in the environment. */
export const storefrontSettingShape = {
  ALMANAC_STOREFRONT_SEED: seed.default(1),
  ALMANAC_STOREFRONT_CATALOG: z.string().min(1).optional(),
  ALMANAC_UCP_NEGOTIATION: z.enum(["off", "fetch"]).default("off"),
  ALMANAC_UCP_ALLOW: allowList.optional(),
  ALMANAC_LAB: onOff.default(false),
  ALMANAC_LAB_KEY: z.string().min(1).max(200).optional(),
  ALMANAC_SIMULATION_SECRET: z.string().min(1).max(200).optional(),
} as const;

/** Named in refusals, never shown. */
export const storefrontSecrets: readonly string[] = [
  "ALMANAC_LAB_KEY",
  "ALMANAC_SIMULATION_SECRET",
];

/** The storefront's part of what the environment says. */
export interface StorefrontConfig {
  readonly seed: number | string;
  /** Path of a FixtureSet. */
  readonly catalogPath: string | undefined;
  readonly negotiation: "off" | "fetch";
  readonly allow: AllowList;
  readonly lab: boolean;
  readonly labKey: string | undefined;
  readonly simulationSecret: string | undefined;
}

type Values = z.output<z.ZodObject<typeof storefrontSettingShape>>;

export function readStorefrontConfig(values: Values): StorefrontConfig {
  return {
    seed: values.ALMANAC_STOREFRONT_SEED,
    catalogPath: values.ALMANAC_STOREFRONT_CATALOG,
    negotiation: values.ALMANAC_UCP_NEGOTIATION,
    allow: values.ALMANAC_UCP_ALLOW ?? [],
    lab: values.ALMANAC_LAB,
    labKey: values.ALMANAC_LAB_KEY,
    simulationSecret: values.ALMANAC_SIMULATION_SECRET,
  };
}

/** Settings that are right by themselves and wrong together. `host` is where the server listens. */
export function storefrontContradictions(
  { ALMANAC_LAB, ALMANAC_LAB_KEY }: Values,
  host: string,
): string[] {
  if (!ALMANAC_LAB || ALMANAC_LAB_KEY !== undefined || isLoopback(host)) return [];
  return [
    `ALMANAC_LAB_KEY is needed with ALMANAC_LAB=on and HOST="${host}": others can reach this address and could steer the shop.`,
  ];
}
