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
  models: [["4-5=MW", "V50", "", "wagon", "A", "listing+vpic", [2005, 2010]]],
};

export const volvoSources: readonly MakerSource[] = [
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
