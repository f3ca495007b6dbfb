import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  australianSource,
  autodiagSource,
  knownVehiclesSource,
  labelsSource,
  listingSource,
  lvcanSource,
  romanianSource,
  vansSource,
} from "../shared-sources.ts";

/**
 * Nissan of Europe and its Japanese exports: model code at 7-9; `U` or another letter at 10 is not
 * a year.
 */
export const nissanTables: MakerTables = {
  wmis: {
    SJN: { brand: "Nissan" },
    JN1: {},
    VSK: { brand: "Nissan" },
    VNV: { brand: "Nissan" },
    Z8N: { brand: "Nissan" },
    "94D": { brand: "Nissan", vehicleType: "car" },
    "3N1": { vehicleType: "car" },
    MNT: { brand: "Nissan" },
    "6F4": { brand: "Nissan" },
    MDH: { brand: "Nissan" },
  },
  wmiSources: "listing+vans+obs",
  models: [
    ["7-9=E11", "Note", "I", "minivan", "A", "listing+autodiag"],
    ["7-9=F15", "Juke", "I", "suv", "A", "listing+autodiag"],
    ["7-9=J10", "Qashqai", "I", "suv", "B", "autodiag+obs"],
    ["7-9=F16", "Juke", "II", "suv", "A", "obs+juke2", [2019]],
    ["7-9=J11", "Qashqai", "II", "suv", "A", "genyears+autodiag"],
    // K12 is both the hatchback and the C+C, a coupé-cabriolet, so the code does not give the body.
    ["7-9=K12", "Micra", "III", "", "A", "listing+autodiag+obs+micracc"],
    ["7-9=P12", "Primera", "III", "", "A", "listing+autodiag+obs"],
    ["7-9=T31", "X-Trail", "II", "suv", "A", "repos+autodiag+obs"],
    ["7-9=R51", "Pathfinder / Navara", "", "", "B", "obs+autodiag"],
    ["7-9=C13", "Pulsar", "", "hatchback", "B", "autodiag+lvcan"],
    ["7-9=K14", "Micra", "V", "hatchback", "B", "genyears+lvcan"],
    ["7-9=N16", "Almera", "II", "", "B", "autodiag+labels"],
    ["7-9=T30", "X-Trail", "I", "suv", "B", "autodiag+labels"],
    ["7-9=T32", "X-Trail", "III", "suv", "B", "autodiag+lvcan"],
    ["wmi=JN1,4-6=T33", "X-Trail", "IV", "suv", "B", "obs"],
    ["7-9=T33", "X-Trail", "IV", "suv", "B", "aurecalls"],
    ["wmi=JN1|VSK|MNT,7-9=D22|D23", "Navara / NP300", "", "pickup", "B", "aurecalls"],
    ["wmi=JN1|VSK|MNT,7-9=D40", "Navara", "", "pickup", "B", "aurecalls"],
    ["wmi=JN1,7-9=Y60|Y61|Y62", "Patrol", "", "suv", "B", "aurecalls"],
    ["wmi=JN1,7-9=R50", "Pathfinder", "", "suv", "B", "aurecalls"],
    ["wmi=MDH,7-9=K13", "Micra", "IV", "hatchback", "B", "aurecalls"],
    ["wmi=JN1,7-9=Z50", "Murano", "I", "suv", "B", "aurecalls"],
    ["wmi=JN1,7-9=Z33", "350Z", "", "", "B", "aurecalls"],
    ["wmi=JN1,7-9=Z34", "370Z", "", "", "B", "aurecalls"],
    ["7-9=Z51", "Murano", "II", "suv", "B", "autodiag+lvcan"],
    ["7-9=ZE0|ZE1", "Leaf", "", "hatchback", "B", "ads"],
    ["wmi=JN1,7-9=V37", "Q50", "", "sedan", "B", "ads"],
    ["wmi=JN1,7-9=J31|J32", "Teana", "", "sedan", "B", "ads"],
    ["wmi=SJN,7-9=J12", "Qashqai", "III", "suv", "A", "ads+genyears"],
    ["wmi=VNV,4-6=K14", "Micra", "V", "hatchback", "A", "genyears+obs"],
  ],
  engines: [
    ["7-9=J11,5=A|D", { fuel: "diesel" }, "B", "romania"],
    ["7-9=J11,5=F", { fuel: "gasoline" }, "B", "romania"],
    ["7-9=F15,5=C", { fuel: "diesel" }, "B", "listing+romania"],
    ["7-9=J10,5=E", { fuel: "diesel" }, "B", "romania"],
  ],
  brands: [["wmi=JN1,7-9=V37", "Infiniti", "B", "ads"]],
};

export const nissanSources: readonly MakerSource[] = [
  romanianSource,
  adsSource,
  australianSource,
  autodiagSource,
  {
    id: "juke2",
    title: "japanesecars.cz: Nissan Juke F16, second generation, shown in September 2019",
    url: "https://www.japanesecars.cz/clanek/nissan-juke-f16-2-generace",
    readOn: "2026-11-28",
  },
  {
    id: "genyears",
    title: "Generation years researched in a public repository: only with a second source",
    url: "https://github.com/",
    readOn: "2026-08-31",
  },
  labelsSource,
  listingSource,
  lvcanSource,
  {
    id: "micracc",
    title: "all-andorra.com: Nissan Micra C+C, built on the K12 from 2005 to 2010",
    url: "https://all-andorra.com/2005-nissan-micra-cc-red-version/",
    readOn: "2026-11-22",
  },
  knownVehiclesSource,
  {
    id: "repos",
    title: "Single VINs with vehicle data in public repositories: only with a second source",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  vansSource,
];
