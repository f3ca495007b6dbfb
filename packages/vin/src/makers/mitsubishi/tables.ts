import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  australianSource,
  knownVehiclesSource,
  romanianSource,
  vpicSource,
} from "../shared-sources.ts";

/** Mitsubishi exports: body at 4, gearbox at 5, model type at 6-7, year at 10. */
export const mitsubishiTables: MakerTables = {
  wmis: {
    JMB: { brand: "Mitsubishi" },
    JMA: { brand: "Mitsubishi" },
    JMR: { brand: "Mitsubishi" },
    JMP: { brand: "Mitsubishi" },
    XMC: { brand: "Mitsubishi" },
    XMD: { brand: "Mitsubishi" },
    MMB: { brand: "Mitsubishi" },
    MMA: { brand: "Mitsubishi" },
    Z8T: {},
    "6MM": { brand: "Mitsubishi" },
    "93X": { brand: "Mitsubishi" },
    JMY: { brand: "Mitsubishi" },
    MK2: { brand: "Mitsubishi" },
    MMC: { brand: "Mitsubishi" },
  },
  wmiSources: "mitsuwiki",
  models: [
    ["6-7=A0", "Space Star / Mirage", "", "", "B", "mitsuwiki"],
    ["6-7=C5|CA|CJ|Z3", "Colt", "", "", "B", "mitsuwiki"],
    ["6-7=CK|C6|CS|CX|CY", "Lancer", "", "", "B", "mitsuwiki"],
    ["6-7=CD|CE|CN|CP|CZ", "Lancer Evolution", "", "", "B", "mitsuwiki"],
    ["6-7=CU|CW|GF", "Outlander", "", "suv", "B", "mitsuwiki+vpic", [2003, 2022]],
    ["6-7=DA", "Carisma", "", "", "B", "mitsuwiki"],
    ["6-7=DG", "Space Star", "", "", "B", "mitsuwiki"],
    ["6-7=E3|E5|EA", "Galant", "", "", "B", "mitsuwiki"],
    ["6-7=GA", "ASX", "", "suv", "B", "mitsuwiki+vpic", [2010, 2024]],
    ["6-7=HA", "i-MiEV", "", "", "B", "mitsuwiki"],
    ["6-7=H6", "Pajero Pinin", "", "suv", "B", "mitsuwiki"],
    ["6-7=H7", "Pajero Pinin", "", "suv", "B", "mitsuwiki"],
    ["6-7=K6", "L200", "", "pickup", "B", "mitsuwiki"],
    ["6-7=K7", "L200", "", "pickup", "B", "mitsuwiki"],
    ["wmi=MMA|MMB,6-7=KB", "L200 / Triton", "", "pickup", "A", "aurecalls+obs", [2005, 2016]],
    ["6-7=K9", "Pajero Sport", "", "suv", "B", "mitsuwiki"],
    ["6-7=N1|N2|N6", "Space Runner", "", "minivan", "B", "mitsuwiki"],
    ["6-7=N3|N4|N8|N9", "Space Wagon", "", "minivan", "B", "mitsuwiki"],
    ["6-7=NA", "Grandis", "", "minivan", "B", "mitsuwiki"],
    ["6-7=V2", "Pajero", "", "suv", "B", "mitsuwiki"],
    ["6-7=V6|V7|V8|V9", "Pajero", "", "suv", "B", "ads+romania", [2000, 2021]],
    ["wmi=MMB|MMC,6-7=KL", "L200 / Triton", "", "pickup", "B", "ads+obs", [2014, 2026]],
    ["wmi=MMC,6-7=KS", "Pajero Sport", "III", "suv", "B", "ads", [2015, 2026]],
    ["wmi=MK2,4-7=NCWM", "Xpander", "", "minivan", "B", "obs", [2017, 2026]],
    ["6-7=GG", "Outlander", "III", "suv", "B", "romania", [2013, 2021]],
    ["wmi=93X,6-8=KB8|KL1", "L200", "", "pickup", "A", "obs"],
    ["wmi=93X,6-8=LC2", "Triton", "", "pickup", "B", "obs", [2025, 2026]],
  ],
  engines: [
    ["6-8=GA6|V68", { fuel: "diesel" }, "B", "romania"],
    ["6-8=GA1", { fuel: "gasoline" }, "B", "romania"],
    ["6-8=GG2", { fuel: "gasoline", electrification: "plug-in-hybrid" }, "B", "romania"],
    ["wmi=93X,6-8=KL1", { fuel: "diesel" }, "B", "obs"],
  ],
};

export const mitsubishiSources: readonly MakerSource[] = [
  romanianSource,
  adsSource,
  australianSource,
  {
    id: "mitsuwiki",
    title: "mitsuwiki.org: Mitsubishi chassis number",
    url: "https://mitsuwiki.org/",
    readOn: "2026-11-20",
  },
  knownVehiclesSource,
  vpicSource,
];
