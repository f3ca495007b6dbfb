import type { MakerSource } from "../../internal/maker-module.ts";
import type { MakerTables } from "../rows.ts";

/** SEAT and Cupra: the first two characters of the type code at 7-8. */
export const seatTables: MakerTables = {
  wmis: {
    VSS: { brand: "SEAT", vehicleType: "car" },
  },
  wmiSources: "opendbc",
  models: [
    ["7-8=1P", "León", "II", "hatchback", "A", "listing+autodiag", [2007, 2007]],
    ["7-8=5F", "León / Ateca", "", "", "A", "opendbc+labels+autodiag", [2014, 2023]],
    ["7-8=5P", "Altea / Toledo", "", "", "A", "listing+autodiag"],
    ["7-8=7N", "Alhambra", "II", "minivan", "B", "opendbc"],
    ["7-8=K1", "Born", "K1", "hatchback", "B", "opendbc", [2021, 2023]],
    ["7-8=1M", "León / Toledo", "", "", "B", "autodiag+lvcan"],
    ["7-8=3R", "Exeo", "", "", "B", "autodiag+lvcan"],
    ["7-8=6J", "Ibiza", "IV", "", "B", "autodiag+lvcan"],
    ["7-8=6K", "Ibiza / Córdoba", "", "", "B", "listing+labels"],
    ["7-8=6L", "Ibiza / Córdoba", "", "", "B", "autodiag+lvcan"],
    ["7-8=6P", "Ibiza", "IV", "", "B", "autodiag+labels"],
    ["7-8=KJ", "Ibiza / Arona", "", "", "B", "autodiag+lvcan"],
  ],
  engines: [["7-8=K1", { fuel: "electric", electrification: "battery" }, "B", "opendbc"]],
  plants: [["11=R", "Martorell", "ES", "vr6"]],
};

export const seatSources: readonly MakerSource[] = [
  {
    id: "autodiag",
    title: "autodiag2/database (ODbL-1.0): single facts, only beside a second source",
    url: "https://github.com/autodiag2/database",
    readOn: "2026-08-19",
  },
  {
    id: "golf7",
    title: "michaelneuhaus.de: chassis number of the Golf, types and model years 1996-2020",
    url: "https://www.michaelneuhaus.de/golf7/golf7-fahrgestellnummer.shtml",
    readOn: "2026-11-20",
  },
  {
    id: "labels",
    title:
      "Parts-catalogue model labels quoted in public repositories: single facts, only beside a second source",
    url: "https://github.com/",
    readOn: "2026-08-31",
  },
  {
    id: "listing",
    title:
      "Classified advertisements of auto.ria.com, June 2023: type parts of VINs beside the described car",
    url: "https://auto.ria.com/",
    readOn: "2023-06-09",
  },
  {
    id: "lvcan",
    title: "Teltonika LV-CAN200: cars supported, with type codes, in MarcinCzajka/TMScripts",
    url: "https://github.com/MarcinCzajka/TMScripts/blob/master/fastConfigTelto.user.js",
    readOn: "2026-11-21",
  },
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  {
    id: "vr6",
    title: "vr6-info.de, topic 4758: structure of the VW chassis number, plants",
    url: "http://vr6-info.de/viewtopic.php?f=12&t=4758",
    readOn: "2026-11-20",
  },
];
