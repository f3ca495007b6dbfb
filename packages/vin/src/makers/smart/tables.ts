import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { autodiagSource, lvcanSource, vpicSource } from "../shared-sources.ts";

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

export const smartSources: readonly MakerSource[] = [autodiagSource, lvcanSource, vpicSource];
