import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Jaguar and Land Rover: model year at 10. The model letters of European cars are left out, because only single
 * advertisements support them.
 */
export const jaguarLandRoverTables: MakerTables = {
  wmis: {
    SAL: { brand: "Land Rover", vehicleType: "mpv" },
    SAJ: { brand: "Jaguar", vehicleType: "car" },
    SAD: { brand: "Jaguar", vehicleType: "mpv" },
  },
  wmiSources: "vpic",
  models: [],
};

export const jaguarLandRoverSources: readonly MakerSource[] = [
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
