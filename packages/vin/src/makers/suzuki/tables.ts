import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  australianSource,
  autodiagSource,
  knownVehiclesSource,
} from "../shared-sources.ts";

/**
 * Suzuki outside North America: the type code of the type plate; the year at 10 for JS2 and MHY.
 */
export const suzukiTables: MakerTables = {
  wmis: {
    TSM: { brand: "Suzuki", vehicleType: "car" },
    JSA: { brand: "Suzuki", northAmericanBrands: ["Kawasaki"] },
    JS2: { brand: "Suzuki", vehicleType: "car" },
    MHY: { brand: "Suzuki" },
    MMS: { brand: "Suzuki" },
  },
  wmiSources: "repos+obs",
  models: [
    ["wmi=TSM,4-5=LY", "Vitara", "IV", "suv", "B", "autodiag+repos"],
    ["wmi=JS2,4-8=ZC63S", "Swift", "", "hatchback", "B", "obs", [2017, 2026]],
    ["wmi=TSM|MHY,5-9=ZC21S", "Swift", "", "hatchback", "B", "obs", [2005, 2010]],
    ["wmi=JSA|MMS,5-9=ZC82S", "Swift", "", "hatchback", "B", "obs", [2011, 2017]],
    ["wmi=TSM|JSA|JS2|MMS,5-6=ZC", "Swift", "", "hatchback", "B", "aurecalls"],
    ["wmi=JSA|JS2,5-6=JB|JC", "Jimny", "", "suv", "B", "aurecalls"],
    ["wmi=JSA|JS2,5-6=TA|TD", "Grand Vitara / Vitara", "", "suv", "B", "aurecalls"],
    ["wmi=TSM|JSA,5-6=YA|YB", "S-Cross / SX4", "", "", "B", "aurecalls"],
    ["wmi=TSM,5-7=YA2|YAA", "SX4", "", "", "B", "ads", [2013, 2026]],
    ["wmi=MHY,4-8=ESL41", "Futura", "", "van", "B", "obs", [2002, 2016]],
  ],
};

export const suzukiSources: readonly MakerSource[] = [
  adsSource,
  australianSource,
  autodiagSource,
  {
    id: "kompas",
    title: "otomotif.kompas.com: VINs of Indonesia",
    url: "https://otomotif.kompas.com/",
    readOn: "2020-03-30",
  },
  knownVehiclesSource,
  {
    id: "repos",
    title: "Single VINs with vehicle data in public repositories: only with a second source",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
];
