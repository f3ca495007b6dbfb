import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource } from "../shared-sources.ts";

/**
 * Assemblers of Ukraine: the code is that of the assembler, and positions 4-8 are those of
 * the brand.
 */
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
    ["wmi=Y6D,4-5=TF", "Lanos / Sens", "", "", "B", "ads"],
    ["wmi=Y6D,4-5=KU", "Sorento", "II", "suv", "B", "ads", [2010, 2015]],
    ["wmi=Y6L,4-5=JN", "Tucson", "", "suv", "B", "ads"],
    ["wmi=Y6U,7-8=3T", "Superb", "II", "", "B", "ads"],
    ["wmi=Y6D,4-7=DA11", "Amulet", "", "", "B", "ads", [2006, 2010]],
    ["wmi=Y6D,4-5=LF", "Epica", "", "sedan", "B", "ads", [2006, 2012]],
    ["wmi=Y6D,4-6=0TG", "Astra", "G", "", "B", "ads", [2004, 2009]],
    ["wmi=Y6D,4-7=2109", "2109 / 21099", "", "", "B", "ads", [2003, 2012]],
    ["wmi=Y6D,4-6=110,7=2", "Tavria", "", "hatchback", "B", "ads", [2001, 2010]],
    ["wmi=Y6L,4-5=FE", "Cerato", "I", "", "B", "ads", [2004, 2010]],
    ["wmi=Y6L,4-5=JC", "Sorento", "I", "suv", "B", "ads", [2003, 2010]],
    ["wmi=Y6L,4-7=2110", "2110", "", "sedan", "B", "ads", [2003, 2012]],
    ["wmi=Y6U,7-8=1Z", "Octavia", "II", "", "B", "ads", [2005, 2014]],
    ["wmi=Y6U,7-8=5J", "Fabia", "II", "", "B", "ads", [2008, 2014]],
    ["wmi=Y7W,4-5=DJ", "Kyron", "", "suv", "B", "ads", [2006, 2016]],
  ],
  brands: [
    ["wmi=Y6D", "ZAZ / Chery / Chevrolet / Daewoo / Kia / Lada / Mercedes-Benz / Opel", "B", "ads"],
    ["wmi=Y6D,4-5=NA|NF", "Chevrolet", "B", "ads"],
    ["wmi=Y6D,4-5=SF", "ZAZ / Chevrolet", "B", "ads"],
    ["wmi=Y6D,4-5=T1|TF", "ZAZ / Chevrolet / Daewoo", "B", "ads"],
    ["wmi=Y6L", "Bogdan / LuAZ / Hyundai / Kia / Lada / Škoda", "B", "ads+obs"],
    ["wmi=Y6L,4-5=JN", "Hyundai", "B", "ads"],
    ["wmi=Y6U", "Škoda", "B", "ads"],
    ["wmi=Y7W", "Geely / SsangYong", "B", "ads"],
    ["wmi=Y6D,4-7=DA11", "Chery", "B", "ads"],
    ["wmi=Y6D,4-5=KU", "Kia", "B", "ads"],
    ["wmi=Y6D,4-5=LF", "Chevrolet", "B", "ads"],
    ["wmi=Y6D,4-6=0TG", "Opel", "B", "ads"],
    ["wmi=Y6D,4-7=2109", "Lada", "B", "ads"],
    ["wmi=Y6D,4-6=110,7=2", "ZAZ", "B", "ads"],
    ["wmi=Y6L,4-5=FE|JC", "Kia", "B", "ads"],
    ["wmi=Y6L,4-7=2110", "Lada", "B", "ads"],
    ["wmi=Y7W,4-5=DJ", "SsangYong", "B", "ads"],
  ],
};

export const ukraineSources: readonly MakerSource[] = [adsSource, knownVehiclesSource];
