import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource, listingSource, vpicSource } from "../shared-sources.ts";

/**
 * Hyundai outside North America: the model line at 4 and the model year at 10. Later generations reuse the letters of
 * the model lines.
 */
export const hyundaiTables: MakerTables = {
  wmis: {
    KMH: {},
    KM8: {},
    // HMC is Hyundai Motor Company itself.
    KMF: { brand: "Hyundai", vehicleType: "truck", northAmericanBrands: ["Hmc"] },
    KMJ: { brand: "Hyundai", vehicleType: "bus" },
    MAL: { brand: "Hyundai", vehicleType: "car" },
    NLH: { brand: "Hyundai", vehicleType: "car" },
    NLJ: { brand: "Hyundai" },
    TMA: { brand: "Hyundai", vehicleType: "car" },
    Z94: {},
    X7M: { brand: "Hyundai" },
    "9BH": { brand: "Hyundai", vehicleType: "car" },
    "95P": { brand: "Hyundai" },
    LBE: { brand: "Hyundai", vehicleType: "car" },
    MXH: { brand: "Hyundai" },
    "94X": { brand: "Hyundai" },
  },
  wmiSources: "wikibooks+listing+utils",
  models: [
    ["4=A,wmi=KMH|MAL|NLH", "Atos / Santro / i10", "", "", "A", "vinid+sdr"],
    ["4=B,wmi=KMH|NLH|MAL", "Getz / Click / i20", "", "", "A", "vinid+sdr"],
    ["4=C,wmi=KMH|KM8", "Accent / Verna / Solaris", "", "", "A", "vinid+sdr+vpic", [2000, 2018]],
    ["4=D,wmi=KMH", "Elantra / Lantra / i30 / Avante", "", "", "A", "vinid+sdr+vpic", [2001, 2020]],
    ["4=E,wmi=KMH", "Sonata", "", "", "A", "vinid+sdr+vpic", [2006, 2026]],
    ["4=F,wmi=KMH", "Grandeur / Azera", "", "", "A", "vinid+sdr+vpic", [2006, 2018]],
    ["4=G,wmi=KMH,year<=2015", "Genesis / Equus", "", "", "A", "vinid+sdr+vpic", [2009, 2016]],
    [
      "4=H,wmi=KMH",
      "Coupe / Tuscani / Tiburon / Genesis Coupe",
      "",
      "",
      "A",
      "vinid+genracer+vpic",
      [2002, 2016],
    ],
    [
      "4=J,wmi=KMH|KM8|TMA,year>=2001",
      "Tucson",
      "",
      "suv",
      "A",
      "vinid+sdr+listing+vpic",
      [2005, 2026],
    ],
    ["4=K,wmi=KMH,year>=2017", "Kona", "", "suv", "B", "vinid+obs+vpic", [2018, 2023]],
    ["4=M,wmi=KMH", "Santamo / Trajet", "", "", "A", "vinid+sdr"],
    ["4=N,wmi=KMH", "Terracan / Veracruz", "", "", "A", "vinid+sdr+vpic", [2007, 2013]],
    ["4=P,wmi=KMH", "Matrix", "", "", "A", "vinid+sdr"],
    ["4=S,wmi=KMH|KM8", "Santa Fe", "", "suv", "A", "vinid+sdr+listing+vpic", [2001, 2026]],
    ["4=W,wmi=KMH", "Starex / H-1 / H100", "", "", "B", "sdr"],
    ["wmi=MAL,4-5=AN", "i10", "I", "hatchback", "B", "obs"],
    ["wmi=MAL,4-5=C7", "Accent", "", "sedan", "B", "obs", [2018, 2021]],
    ["wmi=Z94,4-5=K2", "Solaris", "II", "", "B", "obs", [2017, 2022]],
    ["wmi=KMH,4-6=K28", "Kona", "I", "suv", "B", "obs+vpic", [2018, 2023]],
    ["wmi=KMH,4-5=C7|C8,year>=2016", "Ioniq", "", "hatchback", "A", "ads+vpic", [2017, 2022]],
    ["wmi=KMH,4-5=M5,year>=2022", "Ioniq 6", "", "sedan", "A", "ads+vpic", [2023, 2026]],
    ["wmi=TMA,4-5=DB", "i30", "I", "", "B", "ads", [2008, 2012]],
    ["wmi=TMA,4-5=D2", "i30", "II", "", "B", "ads+vpic", [2012, 2016]],
    ["wmi=TMA,4-5=H3", "i30", "III", "", "B", "ads+vpic", [2017, 2026]],
    ["wmi=TMA,4-5=K2|K5", "Kona", "", "suv", "B", "ads+vpic", [2018, 2026]],
    ["wmi=KMH|TMA,4-5=JT|JU", "Tucson / ix35", "LM", "suv", "A", "ads+vpic", [2010, 2015]],
    ["wmi=94X,4-5=FB", "HR", "", "truck", "B", "obs", [2012, 2018]],
    ["wmi=Z94,4-5=CT|CU", "Accent / Solaris", "", "", "B", "ads", [2010, 2017]],
  ],
  engines: [["wmi=KMH,4-6=K28", { fuel: "electric", electrification: "battery" }, "B", "obs"]],
  plants: [
    ["11=U,wmi=KMH|KM8", "Ulsan", "KR", "genracer+sdr"],
    ["11=A,wmi=KMH", "Asan", "KR", "genracer+sdr"],
    ["11=C,wmi=KMF|KMJ", "Jeonju", "KR", "genracer+sdr"],
    ["11=M,wmi=MAL", "Chennai", "IN", "genracer+sdr"],
    ["11=Z,wmi=NLH", "Izmit", "TR", "genracer+sdr"],
  ],
  brands: [["wmi=Z94,4-5=CT|CU", "Hyundai", "B", "ads"]],
};

export const hyundaiSources: readonly MakerSource[] = [
  adsSource,
  {
    id: "genracer",
    title: "genracer.com: Hyundai VIN decoder",
    url: "https://www.genracer.com/",
    readOn: "2026-11-20",
  },
  listingSource,
  knownVehiclesSource,
  {
    id: "sdr",
    title: "sdrahnea/universal-vin-decoder",
    url: "https://github.com/sdrahnea/universal-vin-decoder",
    readOn: "2026-11-20",
  },
  {
    id: "utils",
    title: "connectedcars/node-vinutils, tests (MIT)",
    url: "https://github.com/connectedcars/node-vinutils",
    readOn: "2025-12-31",
  },
  {
    id: "vinid",
    title: "vinid.ru: Hyundai, general rules",
    url: "https://vinid.ru/",
    readOn: "2012-11-17",
  },
  vpicSource,
  {
    id: "wikibooks",
    title: "Wikibooks: Vehicle Identification Numbers (facts only)",
    url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)",
    readOn: "2026-11-20",
  },
];
