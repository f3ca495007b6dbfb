import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { kenyanSource, knownVehiclesSource, vpicSource } from "../shared-sources.ts";

/**
 * Ferrari: the number of the model at 4-5, which NHTSA lists too, and one serial number for all
 * models.
 */
export const ferrariTables: MakerTables = {
  wmis: { ZFF: { brand: "Ferrari", vehicleType: "car" } },
  wmiSources: "kracrsp+vpic",
  models: [
    ["4-5=01", "296", "", "convertible", "A", "kracrsp+vpic", [2023]],
    ["4-5=79", "488", "", "coupe", "A", "kracrsp+vpic", [2015, 2020]],
    ["4-5=80", "488", "", "convertible", "A", "kracrsp+vpic", [2015, 2020]],
    ["4-5=83", "812", "", "coupe", "A", "kracrsp+vpic", [2017, 2024]],
    ["4-5=89", "Portofino", "", "convertible", "A", "kracrsp+vpic", [2017, 2023]],
    ["4-5=90", "488", "", "coupe", "A", "kracrsp+vpic", [2018, 2020]],
    ["4-5=91", "488", "", "convertible", "A", "kracrsp+vpic", [2018, 2020]],
    ["4-5=92", "F8", "", "coupe", "A", "obs+vpic", [2019, 2023]],
    ["4-5=99", "296", "", "coupe", "A", "kracrsp+vpic", [2022]],
  ],
};

export const ferrariSources: readonly MakerSource[] = [
  kenyanSource,
  knownVehiclesSource,
  vpicSource,
];
