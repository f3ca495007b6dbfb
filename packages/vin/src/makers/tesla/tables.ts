import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { vpicSource } from "../shared-sources.ts";

/**
 * Tesla: one scheme worldwide, with a valid check digit and the model year at 10. Lotus built the
 * Roadster (SFZ).
 */
export const teslaTables: MakerTables = {
  wmis: {
    LRW: { brand: "Tesla", vehicleType: "car" },
    XP7: { brand: "Tesla", vehicleType: "car" },
    SFZ: { brand: "Tesla", vehicleType: "car" },
  },
  wmiSources: "teslalogger+vpic",
  models: [
    ["wmi=LRW|XP7,4=S", "Model S", "", "", "A", "teslalogger+vpic", [2008, 2026]],
    ["wmi=LRW|XP7,4=3", "Model 3", "", "", "A", "teslalogger+vpic", [2017, 2026]],
    ["wmi=LRW|XP7,4=X", "Model X", "", "", "A", "teslalogger+vpic", [2008, 2026]],
    ["wmi=LRW|XP7,4=Y", "Model Y", "", "suv", "A", "teslalogger+vpic", [2020, 2026]],
    ["wmi=SFZ,4=R", "Roadster", "", "", "A", "teslalogger+vpic", [2008, 2026]],
  ],
  engines: [
    ["4=S|3|X|Y|R", { fuel: "electric", electrification: "battery" }, "A", "teslalogger+vpic"],
  ],
  plants: [
    ["11=F", "Fremont", "US", "teslalogger"],
    ["11=C", "Shanghai", "CN", "teslalogger"],
    ["11=B", "Grünheide", "DE", "teslalogger"],
    ["11=A", "Austin", "US", "teslalogger"],
  ],
};

export const teslaSources: readonly MakerSource[] = [
  {
    id: "teslalogger",
    title: "bassmaster187/TeslaLogger, VIN decoder (facts only)",
    url: "https://github.com/bassmaster187/TeslaLogger",
    readOn: "2026-11-20",
  },
  vpicSource,
];
