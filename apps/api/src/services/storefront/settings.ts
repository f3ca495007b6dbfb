import type { AllowList } from "@almanac/certs";
import type { FixtureSet } from "@almanac/storefront-fixtures";

/** How the storefront is set up; everything has a default. */
export interface StorefrontSettings {
  /** The seed of the default shops. */
  readonly seed: number | string;
  /** A catalogue of one's own for the default shops. */
  readonly catalog: FixtureSet | undefined;
  /** Whether the profile behind `UCP-Agent` is read, or the agent is taken for one that can do everything. */
  readonly negotiation: "off" | "fetch";
  /** What profiles and webhooks may be at besides https on port 443 of public addresses. */
  readonly allow: AllowList;
  /** Whether `/_lab` is there. */
  readonly lab: boolean;
  /** What `X-Lab-Key` must be. Undefined: the lab needs no key. */
  readonly labKey: string | undefined;
  /** What `Simulation-Secret` must be. Undefined: shipping cannot be simulated over HTTP. */
  readonly simulationSecret: string | undefined;
  /** The address that links carry; that of the request unless given. */
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
