import type { MakerSource } from "../../internal/maker-module.ts";
import type { MakerTables } from "../rows.ts";

/**
 * Ford of Europe and the plants that follow it: body at 4, `XX` at 5-6, country and plant at 7-8, model line at 9,
 * year of build at 11 and month at 12.
 */
export const fordTables: MakerTables = {
  wmis: {
    WF0: { brand: "Ford" },
    SFA: { brand: "Ford" },
    VS6: { brand: "Ford" },
    NM0: { brand: "Ford" },
    X9F: { brand: "Ford", vehicleType: "car" },
    TW2: { brand: "Ford" },
    UN1: { brand: "Ford" },
    XLC: { brand: "Ford" },
    MAJ: { brand: "Ford", vehicleType: "car" },
    Z6F: { brand: "Ford" },
    "6FP": { brand: "Ford" },
  },
  wmiSources: "mazbook+fiesta1+foc",
  models: [
    ["5-6=XX,9=C", "Focus", "", "", "A", "foc+listing+vpic", [2000, 2018]],
    ["5-6=XX,7-8=GB,9=B,year>=1982,year<=1991", "Sierra", "", "", "A", "listing+genk"],
    ["5-6=XX,7-8=GB,9=B,year>=1993,year<=2014", "Mondeo", "", "", "A", "listing+vingo+genk"],
    ["5-6=XX,9=B", "Mondeo / Sierra", "", "", "A", "listing+vingo"],
    ["5-6=XX,9=F", "Fiesta / Transit", "", "", "B", "fiesta1+mazbook+listing"],
    ["5-6=XX,9=J", "Fiesta", "", "", "B", "fiesta1+mazbook", [1995, 2000]],
    ["5-6=XX,9=P", "Transit Connect", "I", "", "B", "cariffyconnect", [2002]],
    ["5-6=XX,9=M", "Kuga / C-Max", "", "", "B", "listing+vingo+vpic", [2013, 2018]],
    ["5-6=XX,9=R", "Ka", "I", "hatchback", "B", "mazbook", [1995, 2000]],
    ["5-6=XX,9=A", "Escort", "", "", "B", "autotec"],
    ["wmi=6FP,9=A", "Territory", "", "suv", "B", "vininfo"],
    ["wmi=6FP,9=C", "Commercial / Ute", "", "", "B", "vininfo"],
    ["wmi=6FP,9=S", "Falcon", "", "", "B", "vininfo"],
  ],
  bodies: [
    ["5-6=XX,4=A", "hatchback", 5, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=B", "hatchback", 3, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=F", "sedan", 4, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=N", "wagon", 5, "B", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=V", "van", undefined, "B", "mazbook"],
    ["9=P,5-6=XX,4=T", "van", undefined, "B", "cariffyconnect"],
    ["9=P,5-6=XX,4=U", "van", undefined, "B", "cariffyconnect"],
  ],
  plants: [
    ["5-6=XX,7-8=GA", "Cologne", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BA", "Dagenham", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GB", "Genk", "BE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BB", "Halewood", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GC", "Saarlouis", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BC", "Langley", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BD", "Southampton", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GK", "Rheine", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=WP", "Valencia", "ES", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=TT", "Kocaeli", "TR", "fiesta1+mazbook+cariffyconnect"],
  ],
};

export const fordSources: readonly MakerSource[] = [
  {
    id: "autotec",
    title: "auto-tec.blogspot.com: Ford chassis number",
    url: "https://auto-tec.blogspot.com/2017/01",
    readOn: "2017-01-31",
  },
  {
    id: "cariffyconnect",
    title: "cariffy.com: VIN of the Transit Connect of 2002",
    url: "https://cariffy.com/ford-transit-connect-2002-vin/",
    readOn: "2026-11-20",
  },
  {
    id: "fiesta1",
    title: "fiesta1.de: chassis number, table of years and months",
    url: "http://fiesta1.de/V1/index.php?lan=de&ID=5x1x0&prv=1",
    readOn: "2026-11-20",
  },
  {
    id: "foc",
    title: "fordownersclub.com, topic 161506: VIN format",
    url: "https://www.fordownersclub.com/forums/topic/161506-vin-number-format/",
    readOn: "2026-11-20",
  },
  {
    id: "fordbook",
    title: "fordbook.ru: Focus I, vehicle identification number",
    url: "https://fordbook.ru/rs/focus/1/main/vin/vehicle-identification-number",
    readOn: "2026-11-20",
  },
  {
    id: "genk",
    title:
      "Wikipedia: Genk Body & Assembly (Sierra 1982-1992, Mondeo 1992-2014, closed in December 2014)",
    url: "https://en.wikipedia.org/wiki/Genk_Body_%26_Assembly",
    readOn: "2026-11-20",
  },
  {
    id: "listing",
    title:
      "Classified advertisements of auto.ria.com, June 2023: type parts of VINs beside the described car",
    url: "https://auto.ria.com/",
    readOn: "2023-06-09",
  },
  {
    id: "mazbook",
    title: "mazbook.ru: Mazda 121 and Fiesta, identification data",
    url: "https://mazbook.ru/en/extra/121_JASM/main/manual/identifikacionnye-dannye-avtomobilya",
    readOn: "2026-11-20",
  },
  {
    id: "vingo",
    title: "way-platform/vin-go (MIT)",
    url: "https://github.com/way-platform/vin-go",
    readOn: "2026-11-20",
  },
  {
    id: "vininfo",
    title: "idlesign/vininfo (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
    readOn: "2026-05-31",
  },
  {
    id: "vpic",
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
];
