import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/** Honda outside North America: model code at 4-6, year at 10; in India the month at 9. */
export const hondaTables: MakerTables = {
  wmis: {
    SHH: { brand: "Honda", vehicleType: "car" },
    SHS: { brand: "Honda", vehicleType: "mpv" },
    JHM: { brand: "Honda", vehicleType: "car" },
    NLA: { brand: "Honda", vehicleType: "car" },
    MAK: { brand: "Honda", vehicleType: "car" },
    "93H": { brand: "Honda", vehicleType: "car" },
    MHR: { brand: "Honda", vehicleType: "car" },
    JH2: { brand: "Honda", vehicleType: "motorcycle" },
    "9C2": { brand: "Honda", vehicleType: "motorcycle" },
    "3H1": { brand: "Honda", vehicleType: "motorcycle" },
    VTM: { brand: "Honda", vehicleType: "motorcycle" },
    ZDC: { brand: "Honda", vehicleType: "motorcycle" },
    YC1: { brand: "Honda", vehicleType: "motorcycle" },
    RLH: { brand: "Honda" },
  },
  wmiSources: "vpic+listing+wikibooks",
  models: [
    ["4-6=RE5", "CR-V", "III", "suv", "B", "listing+crv3", [2006, 2012]],
    ["4-6=RE1|RE2|RE3|RE4|RE7", "CR-V", "III", "suv", "B", "crv3", [2006, 2012]],
    ["4-6=CL7", "Accord", "VII", "sedan", "B", "traficom"],
    ["4-6=FK8", "Civic", "X", "hatchback", "B", "vpic", [2017, 2021]],
    [
      "wmi=JHM|SHH|NLA|MAK|MHR,4-6=GK5",
      "Jazz",
      "III",
      "hatchback",
      "B",
      "vpic+autodiag",
      [2014, 2016],
    ],
    ["wmi=93H,4-5=GE|GK", "Fit", "", "hatchback", "B", "obs", [2009, 2021]],
    ["wmi=93H,4-5=RU", "HR-V", "I", "suv", "B", "obs", [2016, 2021]],
    ["wmi=93H,4-5=FA", "Civic", "", "", "B", "obs", [2006, 2011]],
    ["wmi=93H,4-6=GH8", "WR-V", "", "suv", "B", "obs", [2017, 2026]],
    ["4-6=GD3", "Fit / Jazz", "", "hatchback", "B", "wikibooks"],
    ["wmi=JH2,4-8=RC310", "NT650", "", "motorcycle", "B", "hmoto"],
    ["4-6=RE6", "CR-V", "", "suv", "B", "ads", [2007, 2018]],
    ["wmi=JHM,4-6=CU1|CU2", "Accord", "VIII", "", "B", "ads", [2008, 2014]],
    ["wmi=SHH,4-6=FK2", "Civic", "", "", "B", "ads", [2006, 2014]],
    ["wmi=RLH,4-8=JK03U", "Dio", "", "motorcycle", "B", "obs", [2022, 2026]],
  ],
  plants: [
    ["11=M,wmi=JH2|3H1|VTM|ZDC|YC1", "Hamamatsu", "JP", "hmoto"],
    ["11=C,wmi=JH2|3H1|VTM|ZDC|YC1", "Saitama", "JP", "hmoto"],
    ["11=K,wmi=JH2|3H1|VTM|ZDC|YC1", "Kumamoto", "JP", "hmoto"],
    ["11=S,wmi=JH2|3H1|VTM|ZDC|YC1", "Suzuka", "JP", "hmoto"],
    ["11=D,wmi=JH2|3H1|VTM|ZDC|YC1", "Guadalajara", "MX", "hmoto"],
    ["11=E,wmi=JH2|3H1|VTM|ZDC|YC1", "Montesa", "ES", "hmoto"],
    ["11=F,wmi=JH2|3H1|VTM|ZDC|YC1", "Atessa", "IT", "hmoto"],
    ["11=B,wmi=JH2|3H1|VTM|ZDC|YC1", "Aalst", "BE", "hmoto"],
  ],
};

export const hondaSources: readonly MakerSource[] = [
  {
    id: "ads",
    holdsSeveral: true,
    title:
      "Advertisements of auto.ria.com, 2023 to 2025, in public repositories: codes with the make, model and year of several cars each",
    url: "https://github.com/Yevchu/auto_ria_scrapy",
    readOn: "2026-11-27",
  },
  {
    id: "autodiag",
    title: "autodiag2/database (ODbL-1.0): single facts, only with a second source",
    url: "https://github.com/autodiag2/database",
    readOn: "2026-08-19",
  },
  {
    id: "cargully",
    title: "cargullycarshowroom.wordpress.com: date of manufacture in Indian VINs",
    url: "https://cargullycarshowroom.wordpress.com/",
    readOn: "2017-11-03",
  },
  {
    id: "crv3",
    title: "Wikipedia: Honda CR-V, third generation (RE1-RE5, RE7; 2006-2012)",
    url: "https://en.wikipedia.org/wiki/Honda_CR-V_(third_generation)",
    readOn: "2026-11-20",
  },
  {
    id: "hmoto",
    title: "valkyrieforum.com and hawkgtforum.com: Honda motorcycle VINs",
    url: "https://www.valkyrieforum.com/",
    readOn: "2009-12-31",
  },
  {
    id: "imp",
    title: "imp.news: month and year in Indian VINs",
    url: "https://imp.news/",
    readOn: "2025-12-31",
  },
  {
    id: "listing",
    title:
      "Classified advertisements of auto.ria.com, June 2023: type codes of VINs, with the cars described",
    url: "https://auto.ria.com/",
    readOn: "2023-06-09",
  },
  {
    id: "obs",
    holdsSeveral: true,
    title: "VINs of known vehicles in public seed, test and registry data",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "traficom",
    isOfficial: true,
    title: "Traficom open vehicle data (CC BY 4.0), rows quoted in public code",
    url: "https://tieto.traficom.fi/en/open-data",
    readOn: "2017-12-31",
  },
  {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
  {
    id: "wikibooks",
    title: "Wikibooks: Vehicle Identification Numbers (facts only)",
    url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)",
    readOn: "2026-11-20",
  },
];
