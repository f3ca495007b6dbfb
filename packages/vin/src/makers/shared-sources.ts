import type { MakerSource } from "../internal/maker/maker-module.ts";

// Sources that the tables of several makers cite.

export const adsSource: MakerSource = {
  id: "ads",
  holdsSeveral: true,
  title:
    "Advertisements of auto.ria.com, 2023 to 2025, in public repositories: codes with the make, model and year of several cars each",
  url: "https://github.com/Yevchu/auto_ria_scrapy",
  readOn: "2026-11-27",
};

export const australianSource: MakerSource = {
  id: "aurecalls",
  holdsSeveral: true,
  title:
    "VIN lists of Australian recalls (vehiclerecalls.gov.au), each for one model, and Australian listings, as a public repository compiles them",
  url: "https://www.vehiclerecalls.gov.au/",
  readOn: "2026-11-27",
};

export const listingSource: MakerSource = {
  id: "listing",
  title:
    "Classified advertisements of auto.ria.com, June 2023: type codes of VINs, with the cars described",
  url: "https://auto.ria.com/",
  readOn: "2023-06-09",
};

export const soulEvSource: MakerSource = {
  id: "soulevspy",
  title:
    "langemand/SoulEVSpy: parser of VINs of electric cars of Kia and Hyundai, with cars of the Danish register",
  url: "https://github.com/langemand/SoulEVSpy",
  readOn: "2026-11-28",
};

export const vpicSource: MakerSource = {
  id: "vpic",
  isOfficial: true,
  title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
  url: "https://vpic.nhtsa.dot.gov/",
  readOn: "2026-11-20",
};

export const knownVehiclesSource: MakerSource = {
  id: "obs",
  holdsSeveral: true,
  title: "VINs of known vehicles in public seed, test and registry data",
  url: "https://github.com/",
  readOn: "2026-11-27",
};

export const autodiagSource: MakerSource = {
  id: "autodiag",
  title: "autodiag2/database (ODbL-1.0): single facts, only with a second source",
  url: "https://github.com/autodiag2/database",
  readOn: "2026-08-19",
};

export const romanianSource: MakerSource = {
  id: "romania",
  holdsSeveral: true,
  title:
    "boicualexandru/ProiectSADNET: VINs in Romanian advertisements, with model, fuel, displacement and power",
  url: "https://github.com/boicualexandru/ProiectSADNET",
  readOn: "2019-02-11",
};

export const kenyanSource: MakerSource = {
  id: "kracrsp",
  title:
    "Kenya Revenue Authority: retail selling prices of July 2025, with the first 13 characters, model, body and displacement of 500 cars",
  url: "https://github.com/dennismunderu/Vehicle-Import-Tax-Calculator/blob/main/data/New_CRSP_July_2025.xlsx",
  readOn: "2026-11-28",
};

export const labelsSource: MakerSource = {
  id: "labels",
  title:
    "Parts-catalogue model labels quoted in public repositories: single facts, only with a second source",
  url: "https://github.com/",
  readOn: "2026-11-21",
};

export const lvcanSource: MakerSource = {
  id: "lvcan",
  title: "Teltonika LV-CAN200: cars supported, with type codes, in MarcinCzajka/TMScripts",
  url: "https://github.com/MarcinCzajka/TMScripts/blob/master/fastConfigTelto.user.js",
  readOn: "2026-11-21",
};

export const vansSource: MakerSource = {
  id: "vans",
  title: "VIN module of a van workshop's program in a public repository: only with a second source",
  url: "https://github.com/",
  readOn: "2026-11-20",
};

export const vingoSource: MakerSource = {
  id: "vingo",
  title: "way-platform/vin-go (MIT)",
  url: "https://github.com/way-platform/vin-go",
  readOn: "2026-11-20",
};

export const wikibooksSource: MakerSource = {
  id: "wikibooks",
  title: "Wikibooks: Vehicle Identification Numbers (facts only)",
  url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)",
  readOn: "2026-11-20",
};

export const gb16736Source: MakerSource = {
  id: "gb16736",
  isOfficial: true,
  title: "GB/T 16736-1997, in force from 1 September 1997; replaced by GB 16735-2004 and 2019",
  url: "https://www.baikeworld.com/gb/1751134051204434.html",
  readOn: "2026-11-20",
};
