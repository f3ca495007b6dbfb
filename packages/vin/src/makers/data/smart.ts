import type { MakerSource } from "../../internal/maker-module.ts";
import type { MakerTables } from "../rows.ts";

/**
 * smart to 2024: the series at 4-6 as on a Mercedes-Benz; its model rows rest on one database alone and are left out.
 */
export const smartTables: MakerTables = {
  wmis: {
    WME: { brand: "smart", vehicleType: "car" },
  },
  wmiSources: "vpic",
  models: [],
};

export const smartSources: readonly MakerSource[] = [
  {
    id: "vpic",
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
];
