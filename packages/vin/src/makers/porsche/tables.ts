import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  autodiagSource,
  kenyanSource,
  listingSource,
  vpicSource,
} from "../shared-sources.ts";

/**
 * Porsche outside North America: the first two digits of the type at 7-8, its third character
 * at 12.
 */
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
    ["7-8=98,12-13=20|22,wmi=WP0,year>=2017", "718 Boxster", "982", "convertible", "B", "kracrsp"],
    ["7-8=98,12-13=25|27,wmi=WP0,year>=2017", "718 Cayman", "982", "coupe", "B", "kracrsp"],
    ["7-8=98,wmi=WP0", "Boxster / Cayman / 718", "", "", "B", "vpic", [1997, 2026]],
    ["7-8=99,wmi=WP0", "911", "", "", "B", "vpic", [1995, 2026]],
    ["7-8=91,12=1,wmi=WP0", "911", "G", "", "A", "pocg+wikipedia", [1980, 1989]],
    ["7-8=93,12=0,wmi=WP0", "911", "930", "", "A", "pocg+wikipedia", [1980, 1989]],
    ["7-8=92,12=4,wmi=WP0", "924", "", "coupe", "B", "wikipedia", [1980, 1988]],
    ["7-8=93,12=1|7,wmi=WP0", "924", "", "coupe", "B", "wikipedia", [1980, 1984]],
    ["7-8=92,12=8,wmi=WP0", "928", "", "coupe", "B", "wikipedia", [1980, 1995]],
    ["7-8=94,12=4,wmi=WP0", "944", "", "", "A", "1champ+wikipedia", [1982, 1991]],
    ["7-8=95,12=1,wmi=WP0", "944", "951", "", "B", "wikipedia", [1985, 1991]],
    ["7-8=95,12=9,wmi=WP0", "959", "", "coupe", "B", "wikipedia", [1986, 1989]],
    ["7-8=96,12=4,wmi=WP0", "911", "964", "", "B", "wikipedia", [1989, 1994]],
    ["7-8=96,12=8,wmi=WP0", "968", "", "", "B", "wikipedia", [1992, 1995]],
    ["7-8=99,12=3,wmi=WP0", "911", "993", "", "B", "hagerty", [1994, 1998]],
    ["7-8=98,12=0,wmi=WP0", "Carrera GT", "", "convertible", "B", "wikipedia", [2003, 2007]],
    ["7-8=97,wmi=WP0", "Panamera", "", "", "B", "ads", [2010, 2026]],
    ["7-8=9Y,wmi=WP1", "Cayenne", "III", "suv", "B", "ads", [2018, 2026]],
  ],
  engines: [
    ["7-8=Y1", { fuel: "electric", electrification: "battery" }, "B", "vpic"],
    ["7-8=XA", { fuel: "electric", electrification: "battery" }, "B", "vpic"],
  ],
};

export const porscheSources: readonly MakerSource[] = [
  kenyanSource,
  {
    id: "1champ",
    title: "1champ.de: chassis number of the Porsche 944, model years 1982 and 1983",
    url: "https://www.1champ.de/porsche-944-modell-82-modell-83-oldtimer-youngtimer-ersatzteile/porsche-944-modell-82-modell-83-technische-daten/",
    readOn: "2026-11-27",
  },
  adsSource,
  autodiagSource,
  {
    id: "golf7",
    title: "michaelneuhaus.de: chassis number of the Golf, types and model years 1996-2020",
    url: "https://www.michaelneuhaus.de/golf7/golf7-fahrgestellnummer.shtml",
    readOn: "2026-11-20",
  },
  {
    id: "hagerty",
    title: "hagerty.com: Porsche 911 (993), model years 1995-98, with the chassis number of one",
    url: "https://hagerty.com/media/market-trends/hagerty-insider/sotw-last-air-cooled-porsche-911",
    readOn: "2026-11-27",
  },
  listingSource,
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  {
    id: "pocg",
    title: "pocg.eu: chassis numbers of Porsche, types 911 and 930",
    url: "http://pocg.eu/pages/technik/allgemein/s_fin_nummern.htm",
    readOn: "2026-11-27",
  },
  vpicSource,
  {
    id: "wikipedia",
    title: "Wikipedia: Porsche VIN numbers, types at 7, 8 and 12 (facts only)",
    url: "https://de.wikial.top/wiki/Porsche_VIN_numbers",
    readOn: "2026-11-27",
  },
  {
    id: "vr6",
    title: "vr6-info.de, topic 4758: structure of the VW chassis number, plants",
    url: "http://vr6-info.de/viewtopic.php?f=12&t=4758",
    readOn: "2026-11-20",
  },
];
