import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  autodiagSource,
  knownVehiclesSource,
  listingSource,
  lvcanSource,
  vpicSource,
} from "../shared-sources.ts";

/** Mazda: model code at 4-5 everywhere; JMZ cars for Europe write no year, the other exports do. */
export const mazdaTables: MakerTables = {
  wmis: {
    JMZ: { brand: "Mazda" },
    JM7: { brand: "Mazda" },
    MM7: { brand: "Mazda" },
    MM0: { brand: "Mazda" },
    MM8: { brand: "Mazda" },
    RUM: { brand: "Mazda" },
    "9FC": { brand: "Mazda" },
  },
  wmiSources: "listing+obs",
  models: [
    ["4-5=BK", "Mazda3", "", "", "A", "vpic+listing", [2004, 2009]],
    ["4-5=BL", "Mazda3", "", "", "B", "vpic", [2010, 2013]],
    ["4-5=BM", "Mazda3", "", "", "B", "vpic", [2014, 2016]],
    ["4-5=BN", "Mazda3", "", "", "B", "vpic", [2017, 2018]],
    ["4-5=BP", "Mazda3", "", "", "B", "vpic", [2019, 2026]],
    ["4-5=CR", "Mazda5", "", "", "B", "vpic", [2006, 2011]],
    ["4-5=CW", "Mazda5", "", "", "B", "vpic", [2012, 2015]],
    ["4-5=DE", "Mazda2", "", "", "B", "vpic", [2011, 2015]],
    ["4-5=DK", "CX-3", "", "", "B", "vpic", [2016, 2022]],
    ["4-5=ER", "CX-7", "", "", "B", "vpic", [2007, 2012]],
    ["4-5=FE", "RX-8", "", "", "B", "vpic", [2004, 2012]],
    ["4-5=GG", "Mazda6", "", "", "A", "vpic+listing", [2005, 2007]],
    ["4-5=GJ", "Mazda6", "", "", "B", "vpic", [2014, 2016]],
    ["4-5=GL", "Mazda6", "", "", "B", "vpic", [2017, 2021]],
    ["4-5=KE", "CX-5", "", "", "B", "vpic", [2013, 2016]],
    ["4-5=KF", "CX-5", "", "", "B", "vpic", [2017, 2026]],
    ["4-5=KJ", "CX-70", "", "", "B", "vpic", [2025, 2026]],
    ["4-5=KK", "CX-90", "", "", "B", "vpic", [2025, 2026]],
    ["4-5=LW", "MPV", "", "", "B", "vpic", [2001, 2006]],
    ["4-5=NB", "MX-5", "", "", "B", "vpic", [1999, 2006]],
    ["4-5=NC", "MX-5", "", "", "B", "vpic", [2005, 2015]],
    ["4-5=ND", "MX-5", "", "", "B", "vpic", [2016, 2026]],
    ["4-5=TB", "CX-9", "", "", "B", "vpic", [2007, 2015]],
    ["4-5=TC", "CX-9", "", "", "B", "vpic", [2016, 2026]],
    ["wmi=MM7,4-5=UR", "BT-50", "", "pickup", "B", "obs", [2011, 2020]],
    ["4-5=GH", "Mazda6", "II", "", "B", "autodiag+lvcan"],
    ["wmi=JMZ,4-5=GY", "Mazda6", "I", "wagon", "B", "ads"],
  ],
};

export const mazdaSources: readonly MakerSource[] = [
  adsSource,
  autodiagSource,
  listingSource,
  lvcanSource,
  knownVehiclesSource,
  vpicSource,
];
