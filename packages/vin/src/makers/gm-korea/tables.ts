import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource } from "../shared-sources.ts";

/** GM Korea outside North America: the type code at 4-5 and the model year at 10. */
export const gmKoreaTables: MakerTables = {
  wmis: {
    KL1: { vehicleType: "car" },
    KLA: {},
    XWB: {},
    SUP: {},
  },
  wmiSources: "ads",
  models: [
    ["wmi=KL1,4-5=CD|CG", "Captiva", "", "suv", "B", "ads", [2006, 2018]],
    ["wmi=KL1,4-5=NA|NF", "Lacetti / Nubira", "", "", "B", "ads", [2003, 2013]],
    ["wmi=KL1,4-5=SF", "Aveo / Kalos", "", "", "B", "ads", [2003, 2011]],
    ["wmi=XWB,4-5=3D", "Nexia", "", "sedan", "B", "ads", [2003, 2016]],
    ["wmi=SUP,4-5=TF", "Lanos", "", "", "B", "ads", [1997, 2008]],
  ],
  brands: [
    ["wmi=SUP", "Daewoo / FSO", "B", "ads"],
    ["wmi=SUP,4-5=TF", "Daewoo", "B", "ads"],

    ["wmi=KLA", "Chevrolet / Daewoo", "B", "ads"],
    ["wmi=XWB", "Chevrolet / Daewoo / Ravon", "B", "ads"],

    ["wmi=KL1", "Chevrolet / Daewoo", "B", "ads"],
    ["wmi=KL1,4-5=CD|CG,year>=2006", "Chevrolet", "B", "ads"],
  ],
};

export const gmKoreaSources: readonly MakerSource[] = [adsSource];
