import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource } from "../shared-sources.ts";

/** GAZ: the number of the model at 4-9, year at 10. */
export const gazTables: MakerTables = {
  wmis: { X96: { brand: "GAZ" } },
  wmiSources: "gaz+obs",
  models: [
    ["4-7=3302", "3302", "", "truck", "B", "gaz+obs", [2006, 2021]],
    ["4-8=31105", "31105", "", "sedan", "B", "gaz"],
    ["4-8=32213", "32213", "", "bus", "B", "gaz+obs"],
  ],
};

export const gazSources: readonly MakerSource[] = [
  {
    id: "gaz",
    title: "piter-at.ru: structure of the VIN of a GAZ: model at 4-9, year at 10",
    url: "https://piter-at.ru/raznoe/po-gazam-vin-kod.html",
    readOn: "2026-11-27",
  },
  knownVehiclesSource,
];
