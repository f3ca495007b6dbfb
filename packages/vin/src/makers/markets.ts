import type { MakerModule, MakerReading, MakerSource } from "../internal/maker-module.ts";
import { readYear, type YearRule } from "./year-codes.ts";

const sources: readonly MakerSource[] = [
  {
    id: "nbr6066",
    title: "NBR 6066 and CONTRAN 24/98 by blogauto.com.br: model year at position 10",
    url: "https://blogauto.com.br/",
    readOn: "2026-11-20",
  },
  {
    id: "obs",
    title: "VINs of known vehicles in public seed, test and registry data",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "gb16736",
    title: "GB/T 16736-1997, in force from 1 September 1997; replaced by GB 16735-2004 and 2019",
    url: "https://www.baikeworld.com/gb/1751134051204434.html",
    readOn: "2026-11-20",
  },
  {
    id: "wikibooks",
    title: "Wikibooks: Vehicle Identification Numbers (facts only)",
    url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)",
    readOn: "2026-11-20",
  },
  {
    id: "adr61",
    title: "goodstate.com.au: surrogate VINs of Australia",
    url: "https://www.goodstate.com.au/",
    readOn: "2026-11-20",
  },
  {
    id: "nzta",
    title: "NZTA, vehicle inspection manual: VINs issued in New Zealand",
    url: "https://vehicleinspection.nzta.govt.nz/",
    readOn: "2024-04-30",
  },
];

/** Makers with positions 12-14 of the shared code 9A9, and the years in which a fleet list shows them. */
const brazilianSmallMakers: Readonly<
  Record<string, readonly [brand: string, years: YearRule["span"]]>
> = {
  DJ5: ["Librelato", [2015, 2019]],
  DK4: ["Metalesp", [2015, 2019]],
  EM7: ["Manos", [2015, 2019]],
  DV2: ["Rodovale", [2015, 2019]],
  DR8: ["Rodotécnica", [2015, 2019]],
  EG8: ["Tankspar", [2015, 2019]],
  AD9: ["Gotti", [2015, 2019]],
  AU3: ["Liess", [2015, 2019]],
  EE1: ["Rhodoss", [2015, 2019]],
};

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
              confidence: "B",
              sources: ["obs"],
              why: `WMI 9A9 with positions 12-14 "${suffix}"`,
            },
            vehicleType: {
              value: "trailer",
              confidence: "B",
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
const korea = yearAtTen("korea", { position: 10, sources: "wikibooks", grade: "B" }, undefined);

const surrogate = (id: string, source: string, country: string): MakerModule => ({
  id,
  wmis: [],
  sources,
  read: (): MakerReading => ({
    market: "elsewhere",
    plant: {
      value: { country },
      confidence: "B",
      sources: [source],
      why: "a VIN that the state issued: it names neither maker nor year",
    },
    year: { status: "not_encoded", why: "a VIN that the state issued names no year" },
  }),
});

const australia = surrogate("australia-surrogate", "adr61", "AU");
const newZealand = surrogate("new-zealand-issued", "nzta", "NZ");

/** The rule of a whole market, for a WMI of which no maker's module is known. */
export const marketModuleOf = (wmi: string): MakerModule | undefined => {
  if (wmi === "6U9" || wmi === "6ZZ") return australia;
  if (wmi === "7AT" || wmi === "7A8") return newZealand;
  if (/^9[A-E2-9]/.test(wmi)) return brazil;
  if (/^(?:L|H[0-8])/.test(wmi)) return china;
  return /^K[L-R]/.test(wmi) ? korea : undefined;
};
