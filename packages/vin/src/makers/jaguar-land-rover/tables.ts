import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { adsSource, listingSource, vpicSource } from "../shared-sources.ts";

/**
 * Jaguar and Land Rover: model year at 10. The model letters of European cars are left out, because only single
 * advertisements support them.
 */
export const jaguarLandRoverTables: MakerTables = {
  wmis: {
    SAL: { brand: "Land Rover", vehicleType: "mpv" },
    SAJ: { brand: "Jaguar", vehicleType: "car" },
    SAD: { brand: "Jaguar", vehicleType: "mpv" },
  },
  wmiSources: "vpic",
  models: [
    ["wmi=SAD,4-5=CA", "F-Pace", "X761", "suv", "A", "ads+vpic", [2017, 2026]],
    ["wmi=SAL,4-5=CA", "Discovery Sport", "L550", "suv", "A", "ads+vpic", [2015, 2026]],
    ["wmi=SAL,4-5=EA", "Defender", "L663", "suv", "A", "ads+vpic", [2020, 2026]],
    ["wmi=SAL,4-5=GA", "Range Rover", "L405", "suv", "A", "ads+vpic", [2013, 2022]],
    ["wmi=SAL,4-5=KA", "Range Rover", "L460", "suv", "A", "ads+vpic", [2022, 2026]],
    ["wmi=SAL,4-5=LM", "Range Rover", "L322", "suv", "B", "ads", [2002, 2012]],
    ["wmi=SAL,4-5=LS", "Range Rover Sport", "L320", "suv", "B", "ads", [2005, 2013]],
    ["wmi=SAL,4-5=RA", "Discovery", "L462", "suv", "A", "ads+vpic", [2017, 2026]],
    ["wmi=SAL,4-5=VA", "Range Rover Evoque", "L538", "suv", "A", "ads+vpic", [2012, 2019]],
    ["wmi=SAL,4-5=WA", "Range Rover Sport", "L494", "suv", "A", "ads+vpic", [2014, 2022]],
    ["wmi=SAL,4-5=YA", "Range Rover Velar", "L560", "suv", "A", "ads+vpic", [2018, 2026]],
    ["wmi=SAL,4-5=ZA", "Range Rover Evoque", "L551", "suv", "A", "ads+vpic", [2019, 2026]],
  ],
};

export const jaguarLandRoverSources: readonly MakerSource[] = [
  adsSource,
  listingSource,
  vpicSource,
];
