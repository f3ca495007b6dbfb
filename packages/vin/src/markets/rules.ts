import type { MakerModule, MakerReading } from "../internal/maker/maker-module.ts";
import { readYear, type YearRule } from "../internal/maker/maker-year.ts";
import {
  brazilianSmallMakers,
  marketSources as sources,
  southAfricanSmallMakers,
} from "./tables.ts";

const brazil: MakerModule = {
  id: "brazil",
  wmis: [],
  sources,
  read: (input): MakerReading => {
    const suffix = input.wmi === "9A9" ? input.vin.slice(11, 14) : "";
    const [brand, span] = brazilianSmallMakers[suffix] ?? [];
    return {
      market: "elsewhere",
      ...(brand === undefined
        ? {}
        : {
            make: {
              value: brand,
              grade: "B",
              sources: ["obs"],
              why: `WMI 9A9 with positions 12-14 "${suffix}"`,
            },
            vehicleType: {
              value: "trailer",
              grade: "B",
              sources: ["obs"],
              why: `WMI 9A9 with positions 12-14 "${suffix}"`,
            },
          }),
      year: readYear(input, {
        position: 10,
        sources: "nbr6066+obs",
        grade: "B",
        span,
      }),
    };
  },
};

const southAfrica: MakerModule = {
  id: "south-africa",
  wmis: [],
  sources,
  read: (input): MakerReading => {
    const suffix = input.vin.slice(11, 14);
    const brand = southAfricanSmallMakers[`${input.wmi}.${suffix}`];
    const said = {
      grade: "B",
      sources: ["matanuska"],
      why: `WMI ${input.wmi} with positions 12-14 "${suffix}"`,
    } as const;
    return {
      market: "elsewhere",
      year: { status: "unknown", why: "no source gives the position of the year" },
      ...(brand === undefined
        ? {}
        : { make: { value: brand, ...said }, vehicleType: { value: "trailer", ...said } }),
    };
  },
};

const yearAtTen = (
  id: string,
  rule: YearRule,
  market: MakerReading["market"] | undefined,
): MakerModule => ({
  id,
  wmis: [],
  sources,
  read: (input): MakerReading => ({
    market: market ?? (input.checkDigitValid ? "either" : "elsewhere"),
    year: readYear(input, rule),
  }),
});

const china = yearAtTen(
  "china-standard",
  { position: 10, sources: "gb16736", grade: "B", earliestYear: 1997 },
  undefined,
);
const argentina = yearAtTen("argentina", { position: 10, sources: "obs", grade: "B" }, "elsewhere");
const korea = yearAtTen("korea", { position: 10, sources: "wikibooks", grade: "B" }, undefined);

const surrogate = (id: string, source: string, country: string): MakerModule => ({
  id,
  wmis: [],
  sources,
  read: (): MakerReading => ({
    market: "elsewhere",
    plant: {
      value: { country },
      grade: "B",
      sources: [source],
      why: "a VIN that the state issued: it names neither maker nor year",
    },
    year: { status: "not_encoded", why: "a VIN that the state issued names no year" },
  }),
});

const australia = surrogate("australia-surrogate", "adr61", "AU");
const newZealand = surrogate("new-zealand-issued", "nzta", "NZ");

/** The rule of a whole market, for a WMI that no maker module reads. */
export const marketModuleOf = (wmi: string): MakerModule | undefined => {
  if (wmi === "6U9" || wmi === "6ZZ") return australia;
  if (wmi === "7AT" || wmi === "7A8") return newZealand;
  if (/^A[A-H]9/.test(wmi)) return southAfrica;
  if (/^9[A-E2-9]/.test(wmi)) return brazil;
  if (/^8[A-E]/.test(wmi)) return argentina;
  if (/^(?:L|H[0-8])/.test(wmi)) return china;
  return /^K[L-R]/.test(wmi) ? korea : undefined;
};
