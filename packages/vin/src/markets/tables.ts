import type { MakerSource } from "../internal/maker/maker-module.ts";
import type { Span } from "../internal/maker/table-rows.ts";

/** The sources of the rules that apply to whole markets. */
export const marketSources: readonly MakerSource[] = [
  {
    id: "nbr6066",
    title: "NBR 6066 and CONTRAN 24/98 by blogauto.com.br: model year at position 10",
    url: "https://blogauto.com.br/",
    readOn: "2026-11-20",
  },
  {
    id: "obs",
    holdsSeveral: true,
    title: "VINs of known vehicles in public seed, test and registry data",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "matanuska",
    title: "heinrichnel/matanuskatp: a haulage fleet of Zimbabwe, four trailers of Serco",
    url: "https://github.com/heinrichnel/matanuskatp",
    readOn: "2026-11-27",
  },
  {
    id: "gb16736",
    isOfficial: true,
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
    isOfficial: true,
    title: "NZTA, vehicle inspection manual: VINs issued in New Zealand",
    url: "https://vehicleinspection.nzta.govt.nz/",
    readOn: "2024-04-30",
  },
];

/**
 * Small makers of South Africa, by code and positions 12-14. A fleet list names the maker of
 * several trailers each.
 */
export const southAfricanSmallMakers: Readonly<Record<string, string>> = {
  "AE9.AF1": "Serco",
};

/**
 * Makers that share the code 9A9, by positions 12-14, each with the years in which a fleet list
 * shows it.
 */
export const brazilianSmallMakers: Readonly<Record<string, readonly [brand: string, years: Span]>> =
  {
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
