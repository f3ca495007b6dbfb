import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource } from "../shared-sources.ts";

/**
 * Lada: a six-digit model number at 4-9 on older cars, G and letters at 4-8 since the Vesta; model
 * year (1 July to 30 June) at 10.
 */
export const ladaTables: MakerTables = {
  wmis: {
    XTA: { brand: "Lada", vehicleType: "car" },
  },
  wmiSources: "manual",
  models: [
    ["4-7=2108", "2108", "", "hatchback", "A", "manual"],
    ["4-7=2109", "2109", "", "hatchback", "A", "manual"],
    ["4-7=2121", "Niva", "", "suv", "A", "manual"],
    ["4-7=2190", "Granta", "", "sedan", "B", "manual"],
    ["4-7=1117|1118|1119", "Kalina", "", "", "B", "manual+ads", [2004, 2013]],
    ["4-5=GA", "XRAY", "", "", "B", "vininfo"],
    ["4-5=GF", "Vesta", "", "", "B", "vininfo"],
    ["4-7=2101", "2101", "", "sedan", "B", "manual"],
    ["4-7=2102", "2102", "", "wagon", "B", "manual"],
    ["4-7=2103", "2103", "", "sedan", "B", "manual"],
    ["4-7=2104", "2104", "", "wagon", "B", "manual"],
    ["4-7=2105", "2105", "", "sedan", "B", "manual"],
    ["4-7=2106", "2106", "", "sedan", "B", "manual"],
    ["4-7=2107", "2107", "", "sedan", "A", "manual+ads"],
    ["4-7=2110", "2110", "", "sedan", "B", "manual"],
    ["4-7=2111", "2111", "", "wagon", "B", "manual"],
    ["4-7=2112", "2112", "", "hatchback", "B", "manual"],
    ["4-7=2113", "2113", "", "hatchback", "B", "manual"],
    ["4-7=2114", "2114", "", "hatchback", "B", "manual"],
    ["4-7=2115", "2115", "", "sedan", "A", "manual+ads"],
  ],
  engines: [
    ["4-5=GA|GF,7=1", { engine: "21129" }, "B", "vininfo"],
    ["4-5=GA|GF,7=2", { engine: "11189" }, "B", "vininfo"],
    ["4-5=GA|GF,7=3", { engine: "21179" }, "B", "vininfo"],
    ["4-5=GA|GF,7=4", { engine: "H4M" }, "B", "vininfo"],
    ["4-5=GA|GF,7=A", { engine: "21129", fuel: "cng" }, "B", "vininfo"],
  ],
  bodies: [
    ["4-5=GA,6=B", "hatchback", 5, "B", "vininfo"],
    ["4-5=GF,6=K", "wagon", 5, "B", "vininfo"],
    ["4-5=GF,6=L", "sedan", 4, "B", "vininfo"],
  ],
  plants: [
    ["4=G,11=0", "Togliatti", "RU", "vininfo"],
    ["4=G,11=Y", "Izhevsk", "RU", "vininfo"],
  ],
};

export const ladaSources: readonly MakerSource[] = [
  adsSource,
  {
    id: "manual",
    holdsSeveral: true,
    title: "VAZ repair manuals (automn.ru, ilargo.ru, vaz2121.ru)",
    url: "https://automn.ru/",
    readOn: "2026-11-20",
  },
  {
    id: "vininfo",
    title: "idlesign/vininfo (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
    readOn: "2026-05-31",
  },
];
