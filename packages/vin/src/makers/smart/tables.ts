import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/** smart to 2024: the series at 4-6 as on a Mercedes-Benz. */
export const smartTables: MakerTables = {
  wmis: {
    WME: { brand: "smart", vehicleType: "car" },
  },
  wmiSources: "vpic",
  models: [
    ["4-6=451", "fortwo", "451", "", "B", "autodiag+lvcan"],
    ["4-6=453", "fortwo / forfour", "453", "", "B", "autodiag+lvcan"],
  ],
};

export const smartSources: readonly MakerSource[] = [
  {
    id: "autodiag",
    title: "autodiag2/database (ODbL-1.0): single facts, only with a second source",
    url: "https://github.com/autodiag2/database",
    readOn: "2026-08-19",
  },
  {
    id: "lvcan",
    title: "Teltonika LV-CAN200: cars supported, with type codes, in MarcinCzajka/TMScripts",
    url: "https://github.com/MarcinCzajka/TMScripts/blob/master/fastConfigTelto.user.js",
    readOn: "2026-11-21",
  },
  {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
];
