import type { AllowList } from "@almanac/certs";
import type { FixtureSet } from "@almanac/storefront-fixtures";

/** The settings of the storefront. Everything has a default. */
export interface StorefrontSettings {
  /** The seed of the default shops. */
  readonly seed: number | string;
  /** A custom catalogue for the default shops. */
  readonly catalog: FixtureSet | undefined;
  /** `fetch` reads the profile that `UCP-Agent` names. `off` assumes that every agent has all capabilities. */
  readonly negotiation: "off" | "fetch";
  /** Where profiles and webhooks may be, in addition to https on port 443 of public addresses. */
  readonly allow: AllowList;
  /** Whether `/_lab` exists. */
  readonly lab: boolean;
  /** The required value of `X-Lab-Key`. Undefined: the lab needs no key. */
  readonly labKey: string | undefined;
  /** The required value of `Simulation-Secret`. Undefined: shipping cannot be simulated over HTTP. */
  readonly simulationSecret: string | undefined;
  /** The base address of links. Default: the address of the request. */
  readonly publicUrl: string | undefined;
}

export const defaultSettings: StorefrontSettings = {
  seed: 1,
  catalog: undefined,
  negotiation: "off",
  allow: [],
  lab: false,
  labKey: undefined,
  simulationSecret: undefined,
  publicUrl: undefined,
};
