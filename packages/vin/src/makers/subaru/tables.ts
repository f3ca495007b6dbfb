import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, vpicSource } from "../shared-sources.ts";

/** Subaru: the type code at 4-5, as in North America, and the model year at 10. */
export const subaruTables: MakerTables = {
  wmis: {
    JF1: { brand: "Subaru", vehicleType: "car" },
  },
  wmiSources: "ads+vpic",
  models: [
    ["wmi=JF1,4-5=SF", "Forester", "I", "suv", "B", "vpic", [1998, 2002]],
    ["wmi=JF1,4-5=SG", "Forester", "II", "suv", "A", "ads+vpic", [2003, 2008]],
    ["wmi=JF1,4-5=SH", "Forester", "III", "suv", "A", "ads+vpic", [2009, 2013]],
    ["wmi=JF1,4-5=SJ", "Forester", "IV", "suv", "A", "ads+vpic", [2014, 2018]],
    ["wmi=JF1,4-5=SK", "Forester", "V", "suv", "A", "ads+vpic", [2019, 2025]],
    ["wmi=JF1,4-5=GD|GG", "Impreza", "II", "", "A", "ads+vpic", [2001, 2007]],
    ["wmi=JF1,4-5=BP", "Outback", "", "", "B", "vpic", [2005, 2009]],
    ["wmi=JF1,4-5=BT", "Outback", "", "", "A", "ads+vpic", [2020, 2025]],
  ],
  brands: [["wmi=JF1,4-5=ZN", "Toyota", "B", "vpic"]],
};

export const subaruSources: readonly MakerSource[] = [adsSource, vpicSource];
