import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Chinese makers: check digit at 9 and year at 10 by GB 16735. Positions 4-8 of a BYD give a class, not a model:
 * CE4CB occurs on three models.
 */
export const chinaTables: MakerTables = {
  wmis: {
    LGX: { brand: "BYD" },
    LC0: { brand: "BYD" },
    LSJ: { brand: "MG" },
    LVV: { brand: "Chery" },
  },
  wmiSources: "obs+carinfo",
  models: [
    ["wmi=LGX|LC0,4-8=CE4CB", "Atto 2 / Atto 3 / Song Plus", "", "", "A", "obs"],
    ["wmi=LGX|LC0,4-8=CE4CC", "Atto 1 / Dolphin Mini / Seagull", "", "", "B", "obs"],
  ],
};

export const chinaSources: readonly MakerSource[] = [
  {
    id: "carinfo",
    title: "carinfo.kiev.ua: VIN of Chery",
    url: "https://carinfo.kiev.ua/",
    readOn: "2007-12-31",
  },
  {
    id: "gb16736",
    isOfficial: true,
    title: "GB/T 16736-1997, in force from 1 September 1997; replaced by GB 16735-2004 and 2019",
    url: "https://www.baikeworld.com/gb/1751134051204434.html",
    readOn: "2026-11-20",
  },
  {
    id: "obs",
    holdsSeveral: true,
    title: "VINs of known vehicles in public seed, test and registry data",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
];
