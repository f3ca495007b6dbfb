import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource, vpicSource, wikibooksSource } from "../shared-sources.ts";

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
    L6T: {},
    LGW: {},
    LJU: {},
    LHG: { brand: "Honda" },
    LVH: { brand: "Honda" },
    LZW: {},
    LZG: { brand: "Shacman", vehicleType: "truck" },
    LZZ: { brand: "Sinotruk", vehicleType: "truck" },
    LKL: { vehicleType: "bus" },
  },
  wmiSources: "obs+carinfo+wikibooks",
  models: [
    ["wmi=LGX|LC0,4-8=CE4CB", "Atto 2 / Atto 3 / Song Plus", "", "", "A", "obs"],
    ["wmi=LGX|LC0,4-8=CE4CC", "Atto 1 / Dolphin Mini / Seagull", "", "", "B", "obs"],
    ["wmi=L6T,4-5=79", "001", "", "", "B", "ads", [2021, 2026]],
    ["wmi=LVH,4-6=DH2", "M-NV", "", "suv", "B", "ads", [2021, 2026]],
    ["wmi=LVH,4-6=RS1", "e:NS1", "", "suv", "B", "ads", [2022, 2026]],
    ["wmi=LGW,4-6=EF6,year>=2017", "H6", "", "suv", "B", "ads", [2019, 2021]],
    ["wmi=LHG,4-6=RS2", "e:NP1 / e:NS1", "", "suv", "B", "ads", [2022, 2026]],
    ["wmi=LVV,4-8=DB21B", "Tiggo 7 Pro", "", "suv", "B", "ads", [2021, 2022]],
  ],
  brands: [
    ["wmi=LGW,4-6=EF6,year>=2017", "Haval", "B", "ads"],

    ["wmi=L6T", "Geely / Zeekr", "B", "ads"],
    ["wmi=L6T,4-5=79", "Zeekr", "B", "ads"],
    ["wmi=LC0,4-5=DF", "BYD / Denza", "B", "ads"],
    ["wmi=LGW", "Great Wall / Haval", "B", "ads"],
    ["wmi=LJU,year<=2019", "Geely / SMA", "B", "ads"],
    ["wmi=LJU,year>=2020", "Lotus", "B", "vpic"],
    ["wmi=LZW", "Baojun / Chevrolet / Wuling", "B", "obs"],
    ["wmi=LKL", "Higer / King Long", "B", "wikibooks"],
  ],
};

export const chinaSources: readonly MakerSource[] = [
  adsSource,
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
  knownVehiclesSource,
  vpicSource,
  wikibooksSource,
];
