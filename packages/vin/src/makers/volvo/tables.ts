import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  knownVehiclesSource,
  listingSource,
  romanianSource,
  vpicSource,
} from "../shared-sources.ts";

/**
 * Volvo: model and body at 4-5, model year at 10, also in Europe. Only letters that both vPIC and a
 * European car confirm are listed.
 */
export const volvoTables: MakerTables = {
  wmis: {
    YV1: { brand: "Volvo", vehicleType: "car" },
    YV4: { brand: "Volvo", vehicleType: "mpv" },
    "7JR": { brand: "Volvo", vehicleType: "car" },
    LYV: { brand: "Volvo", vehicleType: "car" },
    LVY: { brand: "Volvo", vehicleType: "car" },
  },
  wmiSources: "listing+vpic",
  models: [
    ["4-5=MW,wmi=YV1|YV4", "V50", "", "wagon", "A", "listing+vpic", [2005, 2010]],
    ["4-5=LC|LF", "XC90", "II", "suv", "B", "ads", [2015, 2026]],
    ["4-5=CM,wmi=YV1|YV4", "XC90", "I", "suv", "A", "ads+vpic", [2003, 2010]],
    ["4-5=MS,wmi=YV1|YV4", "S40", "II", "sedan", "A", "ads+vpic", [2005, 2012]],
    ["4-5=DZ,wmi=YV1|YV4", "XC60", "I", "suv", "B", "ads", [2009, 2017]],
    ["4-5=PS", "S90", "II", "sedan", "B", "ads", [2017, 2026]],
    ["4-5=FW,wmi=YV1|YV4", "V60", "I", "wagon", "B", "ads", [2011, 2013]],
    ["4=R,year>=2001,year<=2009,wmi=YV1|YV4", "S60", "I", "sedan", "B", "vpic", [2001, 2009]],
    ["4=T,year>=1999,year<=2006,wmi=YV1|YV4", "S80", "I", "sedan", "B", "vpic", [1999, 2006]],
    ["4-5=AS,wmi=YV1|YV4", "S80", "II", "sedan", "B", "vpic", [2007, 2009]],
    ["4-5=MK,wmi=YV1|YV4", "C30", "", "hatchback", "B", "vpic", [2007, 2009]],
    ["4-5=MC,wmi=YV1|YV4", "C70", "II", "convertible", "B", "vpic", [2006, 2009]],
    ["4-5=VS,wmi=YV1|YV4", "S40", "I", "sedan", "B", "vpic", [2000, 2004]],
    ["4-5=VW,wmi=YV1|YV4", "V40", "I", "wagon", "B", "vpic", [2000, 2004]],
    ["4-5=SW,wmi=YV1|YV4", "V70", "II", "wagon", "B", "vpic", [2001, 2007]],
    ["4-5=SZ,wmi=YV1|YV4", "XC70", "", "wagon", "B", "vpic", [2003, 2007]],
    ["4-5=BW,wmi=YV1|YV4", "V70", "III", "wagon", "B", "vpic", [2008, 2009]],
    ["4-5=BZ,wmi=YV1|YV4", "XC70", "II", "wagon", "B", "vpic", [2008, 2009]],
    ["4-5=XZ", "XC40", "", "suv", "A", "ads+obs", [2018, 2026]],
    ["4-5=UZ", "XC60", "II", "suv", "B", "obs", [2018, 2026]],
    ["4-5=CZ,wmi=YV1|YV4", "XC90", "I", "suv", "A", "ads+vpic", [2003, 2014]],
    ["wmi=YV1,4-5=MV|MZ", "V40", "II", "hatchback", "B", "romania", [2013, 2019]],
    ["wmi=YV1,4-5=FS", "S60", "II", "sedan", "B", "romania", [2011, 2018]],
  ],
  engines: [
    ["wmi=YV1,6-7=51|71|76|78|80|84|87|A5", { fuel: "diesel" }, "B", "romania"],
    ["wmi=YV1,4-6=XZE", { fuel: "electric", electrification: "battery" }, "A", "obs+vpic"],
  ],
};

export const volvoSources: readonly MakerSource[] = [
  romanianSource,
  adsSource,
  knownVehiclesSource,
  listingSource,
  vpicSource,
];
