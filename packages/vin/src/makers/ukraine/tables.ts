import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource } from "../shared-sources.ts";

/** Assemblers of Ukraine: the code is that of the assembler, and positions 4-8 are those of the brand. */
export const ukraineTables: MakerTables = {
  wmis: {
    Y6D: { vehicleType: "car" },
    Y6L: {},
    Y6U: { vehicleType: "car" },
    Y7W: { vehicleType: "car" },
  },
  wmiSources: "ads",
  models: [
    ["wmi=Y6D,4-5=NA|NF", "Lacetti / Nubira", "", "", "B", "ads"],
    ["wmi=Y6D,4-5=SF", "Aveo / Vida", "", "", "B", "ads"],
    ["wmi=Y6D,4-5=T1", "Sens", "", "", "B", "ads"],
    ["wmi=Y6D,4-5=TF", "Lanos", "", "", "B", "ads"],
    ["wmi=Y6L,4-5=JN", "Tucson", "", "suv", "B", "ads"],
    ["wmi=Y6U,7-8=3T", "Superb", "II", "", "B", "ads"],
  ],
  brands: [
    ["wmi=Y6D", "ZAZ / Chevrolet / Daewoo / Kia / Lada / Mercedes-Benz / Opel", "B", "ads"],
    ["wmi=Y6D,4-5=NA|NF", "Chevrolet", "B", "ads"],
    ["wmi=Y6D,4-5=SF", "ZAZ / Chevrolet", "B", "ads"],
    ["wmi=Y6D,4-5=T1|TF", "ZAZ / Chevrolet / Daewoo", "B", "ads"],
    ["wmi=Y6L", "Bogdan / LuAZ / Hyundai / Kia / Lada / Škoda", "B", "ads+obs"],
    ["wmi=Y6L,4-5=JN", "Hyundai", "B", "ads"],
    ["wmi=Y6U", "Škoda", "B", "ads"],
    ["wmi=Y7W", "Geely / SsangYong", "B", "ads"],
  ],
};

export const ukraineSources: readonly MakerSource[] = [adsSource, knownVehiclesSource];
