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
    ["wmi=JF1,4-5=BL|BP", "Legacy / Outback", "IV", "", "B", "vpic", [2005, 2009]],
    ["wmi=JF1,4-5=BT", "Outback", "", "", "A", "ads+vpic", [2020, 2025]],
    ["wmi=JF1,4-5=BC|BF", "Legacy", "I", "", "B", "vpic", [1990, 1994]],
    ["wmi=JF1,4-5=BD|BG", "Legacy", "II", "", "B", "vpic", [1995, 1999]],
    ["wmi=JF1,4-5=BE|BH", "Legacy / Outback", "III", "", "B", "vpic", [2000, 2005]],
    ["wmi=JF1,4-5=BM|BR", "Legacy / Outback", "V", "", "B", "vpic", [2010, 2014]],
    ["wmi=JF1,4-5=BN", "Legacy", "VI", "sedan", "B", "vpic", [2015, 2019]],
    ["wmi=JF1,4-5=BS", "Outback", "", "", "B", "vpic", [2015, 2019]],
    ["wmi=JF1,4-5=GC|GF", "Impreza", "I", "", "B", "vpic", [1993, 2001]],
    ["wmi=JF1,4-5=GE|GH|GR|GV", "Impreza", "III", "", "B", "vpic", [2008, 2014]],
    ["wmi=JF1,4-5=GJ|GP|GK|GT", "Impreza / Crosstrek / XV", "", "", "B", "vpic", [2012, 2026]],
    ["wmi=JF1,4-5=VA", "WRX", "", "sedan", "B", "vpic", [2015, 2021]],
    ["wmi=JF1,4-5=ZC|ZD", "BRZ", "", "coupe", "B", "vpic", [2013, 2026]],
  ],
  brands: [["wmi=JF1,4-5=ZN", "Toyota", "B", "vpic"]],
};

export const subaruSources: readonly MakerSource[] = [adsSource, vpicSource];
