import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource } from "../shared-sources.ts";

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
    ["wmi=KL1,4-5=SA", "Aveo", "", "", "B", "ads", [2003, 2011]],
    ["wmi=KL1,4-5=LF", "Epica", "", "sedan", "B", "ads", [2006, 2012]],
    ["wmi=KLA,4-5=NF", "Lacetti / Nubira", "", "", "B", "ads", [2003, 2013]],
    ["wmi=XWB,4-5=4A", "Matiz", "", "hatchback", "B", "ads", [2008, 2016]],
    ["wmi=KL1,4-5=JA|JF,year>=2009", "Cruze", "", "", "A", "ads+obs", [2009, 2016]],
  ],
  brands: [
    ["wmi=SUP", "Daewoo / FSO", "B", "ads"],
    ["wmi=SUP,4-5=TF", "Daewoo", "B", "ads"],

    ["wmi=KLA", "Chevrolet / Daewoo", "B", "ads"],
    ["wmi=XWB", "Chevrolet / Daewoo / Ravon", "B", "ads"],

    ["wmi=KL1", "Chevrolet / Daewoo", "B", "ads"],
    ["wmi=KL1,4-5=CD|CG,year>=2006", "Chevrolet", "B", "ads"],
    ["wmi=KL1,4-5=JA|JF,year>=2009", "Chevrolet", "A", "ads+obs"],
  ],
};

export const gmKoreaSources: readonly MakerSource[] = [adsSource, knownVehiclesSource];
