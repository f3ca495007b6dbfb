import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, autodiagSource, listingSource, vpicSource } from "../shared-sources.ts";

/** Porsche outside North America: the first two digits of the type at 7-8, its third character at 12. */
export const porscheTables: MakerTables = {
  wmis: {
    WP0: { brand: "Porsche", vehicleType: "car" },
    WP1: { brand: "Porsche", vehicleType: "mpv" },
  },
  wmiSources: "opendbc+vpic",
  models: [
    ["7-8=9P", "Cayenne", "I", "suv", "B", "vpic", [2003, 2009]],
    ["7-8=A1", "918 Spyder", "918", "", "B", "vpic", [2015, 2015]],
    ["7-8=A2", "Cayenne", "II", "suv", "B", "vpic", [2011, 2019]],
    ["7-8=A5", "Macan", "I", "suv", "A", "vpic+opendbc", [2017, 2024]],
    ["7-8=A7", "Panamera", "", "", "B", "vpic", [2010, 2023]],
    ["7-8=A8", "Boxster / Cayman / 718", "", "", "B", "vpic", [2010, 2026]],
    ["7-8=A9", "911", "", "", "B", "vpic", [2010, 2026]],
    ["7-8=AY", "Cayenne", "III", "suv", "B", "vpic", [2019, 2026]],
    ["7-8=XA", "Macan", "II", "suv", "B", "vpic", [2024, 2026]],
    ["7-8=Y1", "Taycan", "Y1A", "", "B", "vpic", [2020, 2026]],
    ["7-8=YA", "Panamera", "III", "", "B", "vpic", [2024, 2026]],
    ["7-8=92,wmi=WP1", "Cayenne", "II", "suv", "A", "listing+autodiag+vpic", [2011, 2018]],
    ["7-8=95,wmi=WP1", "Macan", "I", "suv", "A", "opendbc+autodiag", [2017, 2024]],
    ["7-8=98,wmi=WP0", "Boxster / Cayman / 718", "", "", "B", "vpic", [1997, 2026]],
    ["7-8=99,wmi=WP0", "911", "", "", "B", "vpic", [1995, 2026]],
    ["7-8=97,wmi=WP0", "Panamera", "", "", "B", "ads", [2010, 2026]],
    ["7-8=9Y,wmi=WP1", "Cayenne", "III", "suv", "B", "ads", [2018, 2026]],
  ],
  engines: [
    ["7-8=Y1", { fuel: "electric", electrification: "battery" }, "B", "vpic"],
    ["7-8=XA", { fuel: "electric", electrification: "battery" }, "B", "vpic"],
  ],
};

export const porscheSources: readonly MakerSource[] = [
  adsSource,
  autodiagSource,
  {
    id: "golf7",
    title: "michaelneuhaus.de: chassis number of the Golf, types and model years 1996-2020",
    url: "https://www.michaelneuhaus.de/golf7/golf7-fahrgestellnummer.shtml",
    readOn: "2026-11-20",
  },
  listingSource,
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  vpicSource,
  {
    id: "vr6",
    title: "vr6-info.de, topic 4758: structure of the VW chassis number, plants",
    url: "http://vr6-info.de/viewtopic.php?f=12&t=4758",
    readOn: "2026-11-20",
  },
];
