import type { FixtureSet } from "@almanac/storefront-fixtures";
import * as z from "zod";
import { isLoopback } from "../../http/origins.ts";
import { allowList } from "../allow-list.ts";

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** A whole number below 2^32 becomes a number. Anything else stays text. */
const seed = z
  .string()
  .max(200)
  .transform((text) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : text));

/** The settings of the storefront, by the names of their environment variables. */
export const storefrontSettingShape = {
  ALMANAC_STOREFRONT_SEED: seed.default(1),
  ALMANAC_STOREFRONT_CATALOG: z.string().min(1).optional(),
  ALMANAC_UCP_NEGOTIATION: z.enum(["off", "fetch"]).default("off"),
  ALMANAC_UCP_ALLOW: allowList.optional(),
  ALMANAC_LAB: onOff.default(false),
  ALMANAC_LAB_KEY: z.string().min(1).max(200).optional(),
  ALMANAC_SIMULATION_SECRET: z.string().min(1).max(200).optional(),
} as const;

/** Error messages name these settings but never show their values. */
export const storefrontSecrets: readonly string[] = [
  "ALMANAC_LAB_KEY",
  "ALMANAC_SIMULATION_SECRET",
];

type Values = z.output<z.ZodObject<typeof storefrontSettingShape>>;

/** The storefront's settings as read from the environment. */
export type StorefrontServerSettings = Readonly<ReturnType<typeof readStorefrontSettings>>;

export function readStorefrontSettings(values: Values) {
  return {
    seed: values.ALMANAC_STOREFRONT_SEED,
    catalogPath: values.ALMANAC_STOREFRONT_CATALOG,
    /** `fetch` reads the profile in `UCP-Agent`; `off` assumes all capabilities. */
    negotiation: values.ALMANAC_UCP_NEGOTIATION,
    /** Where profiles and webhooks may be, in addition to https on port 443 of public addresses. */
    allow: values.ALMANAC_UCP_ALLOW ?? [],
    lab: values.ALMANAC_LAB,
    /** The required value of `X-Lab-Key`. Undefined: the lab needs no key. */
    labKey: values.ALMANAC_LAB_KEY,
    /**
     * The required value of `Simulation-Secret`. Undefined: shipping cannot be simulated over HTTP.
     */
    simulationSecret: values.ALMANAC_SIMULATION_SECRET,
  };
}

/** The settings of the storefront. Everything has a default. */
export interface StorefrontSettings extends Omit<StorefrontServerSettings, "catalogPath"> {
  /** A custom catalogue for the default shops. */
  readonly catalog: FixtureSet | undefined;
  /** The base address of links. Default: the address of the request. */
  readonly publicUrl: string | undefined;
}

const { catalogPath: _path, ...defaults } = readStorefrontSettings(
  z.object(storefrontSettingShape).parse({}),
);

export const defaultSettings: StorefrontSettings = {
  ...defaults,
  catalog: undefined,
  publicUrl: undefined,
};

/** Settings that contradict each other. `host` is the address on which the server listens. */
export function storefrontContradictions(
  { ALMANAC_LAB, ALMANAC_LAB_KEY }: Values,
  host: string,
): string[] {
  if (!ALMANAC_LAB || ALMANAC_LAB_KEY !== undefined || isLoopback(host)) return [];
  return [
    `ALMANAC_LAB_KEY is needed with ALMANAC_LAB=on and HOST="${host}": others can reach this address and could control the shop.`,
  ];
}
