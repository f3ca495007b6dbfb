import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, knownVehiclesSource, listingSource, vpicSource } from "../shared-sources.ts";

/**
 * Kia outside North America: the model line at 4 and the model year at 10. One letter can mean
 * different models at different plants.
 */
export const kiaTables: MakerTables = {
  wmis: {
    // Hyundai is listed because of test cars of the two brands' technical center in the
    // United States.
    U5Y: { brand: "Kia", northAmericanBrands: ["Hyundai"] },
    U6Y: { brand: "Kia" },
    KNA: { brand: "Kia", vehicleType: "car" },
    KNE: { brand: "Kia", vehicleType: "car" },
    KNC: { brand: "Kia", vehicleType: "truck" },
    KND: { brand: "Kia", vehicleType: "mpv" },
    KNH: { brand: "Kia" },
    Z94: {},
    X4X: {},
    XWE: {},
    XWK: { brand: "Kia" },
    MZB: { brand: "Kia" },
  },
  wmiSources: "listing+vpic+about",
  models: [
    ["4=P,wmi=U5Y|U6Y|KNA|KNC|KNE", "Sportage", "", "suv", "A", "listing+soul+vpic", [2011, 2026]],
    ["4=D,wmi=KNA|KNE", "Rio", "", "", "B", "listing+kia2008+vpic", [2001, 2019]],
    [
      "4=G,wmi=KNA|KNE,year>=2011,year<=2020",
      "Optima",
      "",
      "",
      "B",
      "listing+kia2008+vpic",
      [2011, 2020],
    ],
    [
      "4=G,wmi=KNA|KNE,year>=2000,year<=2010",
      "Magentis / Optima",
      "",
      "",
      "B",
      "ads+kia2008+vpic",
      [2001, 2010],
    ],
    [
      "4=J,wmi=KNA|KNE,year>=1995,year<=2010",
      "Sorento / Sportage",
      "",
      "suv",
      "B",
      "listing+kia2008+vpic",
      [2001, 2009],
    ],
    ["4=F,wmi=KNA", "Cerato / Forte", "", "", "B", "kiaclub+kia2009+vpic", [2000, 2018]],
    ["wmi=KNA,4=B", "Picanto / Morning", "", "hatchback", "B", "obs+kia2009"],
    ["wmi=XWK,4=F", "Spectra", "", "sedan", "B", "obs"],
    ["wmi=Z94,4-5=CB|CC", "Rio", "", "", "A", "balancing+texcenter", [2011, 2022]],
    ["wmi=KNA,4-5=CC,year>=2016", "Niro", "I", "suv", "A", "ads+vpic", [2017, 2022]],
    ["wmi=KNA,4-5=CB|CD|CM,year>=2016", "Niro", "I", "suv", "B", "obs", [2017, 2022]],
    ["wmi=KNE,4-7=JC52", "Sorento", "I", "suv", "B", "obs", [2002, 2009]],
    ["wmi=KNA,4=D,6-7=81,year>=2017", "Stonic", "", "suv", "B", "obs", [2017, 2026]],
    ["wmi=KNA|KNE|U6Y,4-5=JE", "Sportage", "II", "suv", "A", "ads+vpic", [2005, 2010]],
    ["wmi=KNA,4-5=JT|JX", "Soul", "", "hatchback", "A", "ads+vpic", [2010, 2019]],
    ["wmi=KNA,4-5=KU", "Sorento", "II", "suv", "A", "ads+vpic", [2010, 2015]],
    ["wmi=KNA,4-5=PG|PH|PK,year>=2014", "Sorento / Sportage", "", "suv", "B", "ads", [2015, 2021]],
    ["wmi=KNA,4-5=GS", "K5 / Optima", "", "sedan", "B", "ads+vpic", [2016, 2020]],
    ["wmi=U5Y|U6Y,4-5=FF", "Ceed", "I", "", "B", "ads", [2007, 2012]],
    ["wmi=U5Y|U6Y,4-5=HE|HM|HN", "Ceed", "II", "", "B", "ads", [2012, 2018]],
    ["wmi=KNA,4-5=KN", "Mohave / Borrego", "", "suv", "B", "ads+vpic", [2008, 2019]],
    ["wmi=KNA,4-5=MH", "Carnival / Sedona", "", "minivan", "B", "ads+vpic", [2006, 2020]],
    ["4=G,wmi=KNA|KNE,year>=2021", "K5 / Optima", "", "sedan", "B", "vpic", [2021, 2026]],
    [
      "wmi=KNA,4-5=J2|J3|J5|J6|JN|JP,year>=2011",
      "Soul",
      "",
      "hatchback",
      "B",
      "vpic",
      [2014, 2026],
    ],
    ["wmi=KNA,4-5=C3|C4|C5,year>=2021", "EV6 / Niro", "", "", "B", "vpic", [2022, 2026]],
    ["wmi=KNA,4-5=CP|CR|CS|CT,year>=2022", "Niro", "II", "suv", "B", "vpic", [2023, 2026]],
    ["wmi=KNA,4-5=AA|AB|AC|AD|AE,year>=2023", "EV9", "", "suv", "B", "vpic", [2024, 2026]],
    ["wmi=KNA,4=E,year>=2017,year<=2023", "Stinger / Seltos", "", "", "B", "vpic", [2018, 2023]],
    ["wmi=KNA,4=R,year>=2020", "Sorento", "IV", "suv", "B", "vpic", [2021, 2026]],
    ["wmi=KNA,4=N,year>=2021", "Carnival", "IV", "minivan", "B", "vpic", [2022, 2026]],
    ["wmi=KNA,4-5=FB", "Sephia / Shuma / Spectra", "", "", "B", "vpic", [1993, 2003]],
    ["wmi=KNA,4-5=FG", "Carens / Rondo", "", "minivan", "B", "vpic", [2007, 2009]],
    ["wmi=KNA,4=H,year>=2010", "Carens / Rondo", "", "minivan", "B", "vpic", [2010, 2016]],
    ["wmi=KNE,4-5=FE", "Cerato", "I", "", "B", "ads", [2004, 2009]],
  ],
  engines: [
    ["wmi=Z94,4-5=CB|CC,8=A", { litres: 1.4, fuel: "gasoline" }, "B", "balancing"],
    ["wmi=Z94,4-5=CB|CC,8=B", { litres: 1.6, fuel: "gasoline" }, "B", "balancing"],
  ],
  plants: [["11=L,wmi=U5Y|U6Y", "Žilina", "SK", "soul"]],
};

export const kiaSources: readonly MakerSource[] = [
  {
    id: "about",
    title: "aboutcars-ac.ru: Kia VIN",
    url: "http://aboutcars-ac.ru/vin-kod/rasshifrovka-vin-koda-avtomobilej-kia",
    readOn: "2026-11-20",
  },
  adsSource,
  {
    id: "balancing",
    title: "balancing.ru: VIN of the Kia Rio 3",
    url: "https://balancing.ru/",
    readOn: "2026-11-20",
  },
  {
    id: "kia2008",
    title: "itstillruns.com: Kia VIN, letters of model year 2008",
    url: "https://itstillruns.com/how-to-decode-a-vin-for-a-kia-12286051.html",
    readOn: "2026-11-20",
  },
  {
    id: "kia2009",
    title: "ceedclub.ru: Kia bulletin on the VINs of model year 2009",
    url: "http://ceedclub.ru/forums/index.php?action=dlattach&attach=27662&topic=7761.0",
    readOn: "2026-11-20",
  },
  {
    id: "kiaclub",
    title: "kia-auto.club: VIN of the Kia Cerato",
    url: "https://kia-auto.club/",
    readOn: "2026-11-20",
  },
  listingSource,
  knownVehiclesSource,
  {
    id: "soul",
    title: "soul-club.in.ua: VIN of the Sportage (U5Y)",
    url: "https://soul-club.in.ua/",
    readOn: "2026-11-20",
  },
  {
    id: "texcenter",
    title: "auto-texcenter.ru: VIN of the Kia Rio 4",
    url: "https://auto-texcenter.ru/",
    readOn: "2026-11-20",
  },
  vpicSource,
];
