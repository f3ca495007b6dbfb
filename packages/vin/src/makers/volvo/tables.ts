import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Volvo: model and body at 4-5, model year at 10, also in Europe. Only letters that both vPIC and a European car
 * confirm are listed.
 */
export const volvoTables: MakerTables = {
  wmis: {
    YV1: { brand: "Volvo", vehicleType: "car" },
    YV4: { brand: "Volvo", vehicleType: "mpv" },
    "7JR": { brand: "Volvo", vehicleType: "car" },
    LYV: { brand: "Volvo", vehicleType: "car" },
    LVY: { brand: "Volvo", vehicleType: "car" },
  },
  wmiSources: "listing+vpic",
  models: [
    ["4-5=MW", "V50", "", "wagon", "A", "listing+vpic", [2005, 2010]],
    ["4-5=LC|LF", "XC90", "II", "suv", "B", "ads", [2015, 2026]],
    ["4-5=CM", "XC90", "I", "suv", "A", "ads+vpic", [2003, 2010]],
    ["4-5=MS", "S40", "II", "sedan", "A", "ads+vpic", [2005, 2012]],
    ["4-5=DZ", "XC60", "I", "suv", "B", "ads", [2009, 2017]],
    ["4-5=PS", "S90", "II", "sedan", "B", "ads", [2017, 2026]],
  ],
};

export const volvoSources: readonly MakerSource[] = [
  {
    id: "ads",
    holdsSeveral: true,
    title:
      "Advertisements of auto.ria.com, 2023 to 2025, in public repositories: codes with the make, model and year of several cars each",
    url: "https://github.com/Yevchu/auto_ria_scrapy",
    readOn: "2026-11-27",
  },
  {
    id: "listing",
    title:
      "Classified advertisements of auto.ria.com, June 2023: type codes of VINs, with the cars described",
    url: "https://auto.ria.com/",
    readOn: "2023-06-09",
  },
  {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
];
