import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { australianSource } from "../shared-sources.ts";

/** Isuzu of Thailand: chassis code at 4-6, body at 9, year at 10. */
export const isuzuTables: MakerTables = {
  wmis: { MPA: { brand: "Isuzu" } },
  wmiSources: "aurecalls",
  models: [
    ["4-6=TFR|TFS,year>=2012", "D-Max", "", "pickup", "B", "aurecalls", [2012, 2026]],
    ["4-6=UCR|UCS,year>=2013", "MU-X", "", "suv", "B", "aurecalls", [2013, 2026]],
  ],
};

export const isuzuSources: readonly MakerSource[] = [australianSource];
