import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  autodiagSource,
  knownVehiclesSource,
  labelsSource,
  listingSource,
  vansSource,
  vpicSource,
} from "../shared-sources.ts";

/**
 * Fiat, Alfa Romeo and Lancia: the project number at 4-6, then zeros and a serial number; no year.
 */
export const fiatTables: MakerTables = {
  wmis: {
    ZFA: { brand: "Fiat" },
    ZAR: { brand: "Alfa Romeo", vehicleType: "car" },
    ZLA: { brand: "Lancia", vehicleType: "car" },
    ZAA: {},
    ZAC: {},
    "9BD": { brand: "Fiat" },
  },
  wmiSources: "sefiat+utils",
  yearsAreProduction: true,
  models: [
    ["brand=Alfa Romeo,4-6=939", "159 / Brera / Spider", "", "", "B", "autodiag+alfa939", [2005]],
    ["brand=Fiat,4-6=169", "Panda", "II", "hatchback", "A", "autodiag+repos"],
    [
      "brand=Fiat,4-6=188",
      "Punto",
      "II",
      "hatchback",
      "B",
      "autodiag+fiat188+fiat199",
      [1999, 2011],
    ],
    ["brand=Fiat,4-6=192", "Stilo", "", "", "B", "autodiag+fiat192", [2001, 2010]],
    ["brand=Fiat,4-6=199", "Punto", "", "hatchback", "A", "autodiag+labels+repos+fiat199", [2005]],
    ["brand=Fiat,4-6=225", "Fiorino / Qubo", "", "", "A", "autodiag+sefiat"],
    ["brand=Fiat,4-6=244", "Ducato", "II", "van", "A", "autodiag+vans"],
    ["brand=Fiat,4-6=250", "Ducato", "III", "van", "A", "autodiag+vans"],
    ["brand=Fiat,4-6=263", "Doblò", "II", "", "A", "autodiag+listing+vans"],
    ["brand=Fiat,4-6=312", "500 / Panda", "", "", "A", "autodiag+labels+repos"],
    ["brand=Fiat,4-6=182", "Bravo / Brava", "I", "hatchback", "B", "autodiag+labels"],
    ["brand=Fiat,4-6=185", "Marea", "", "", "B", "autodiag+labels"],
    ["brand=Fiat,4-6=198", "Bravo", "II", "hatchback", "B", "autodiag+labels"],
    ["brand=Alfa Romeo,4-6=937", "147 / GT", "", "", "B", "autodiag+labels"],
    ["brand=Alfa Romeo,4-6=940", "Giulietta", "", "hatchback", "B", "autodiag+labels"],
    ["brand=Alfa Romeo,4-6=960", "4C", "", "", "B", "autodiag+labels"],
    ["brand=Lancia,4-6=844", "Delta", "III", "hatchback", "B", "autodiag+labels"],
    ["wmi=ZLA,4-8=831AB", "Delta", "I", "hatchback", "B", "delta831"],
    ["wmi=9BD,4-6=275|278", "Strada", "", "pickup", "B", "obs", [2005, 2026]],
    ["wmi=9BD,4-6=341", "Mobi", "", "hatchback", "B", "obs", [2016, 2026]],
    ["wmi=9BD,4-6=358", "Argo", "", "hatchback", "B", "obs", [2017, 2026]],
    ["wmi=ZFA,4-6=223", "Doblò", "I", "", "B", "ads"],
    ["wmi=9BD,4-6=158|195", "Uno", "", "hatchback", "B", "obs", [2002, 2021]],
    ["wmi=ZAR,4-5=PA", "Stelvio", "", "suv", "A", "obs+vpic"],
    ["wmi=ZAA,4-6=5AW", "Junior", "", "suv", "B", "obs"],
    ["wmi=ZAC,4-5=NJ,year>=2014", "Compass / Renegade", "", "suv", "A", "ads+obs", [2014, 2026]],
  ],
  brands: [
    ["wmi=ZAA,4-6=5AW", "Alfa Romeo", "B", "obs"],
    ["wmi=ZAC,4-5=NJ,year>=2014", "Jeep", "A", "ads+obs"],
  ],
};

export const fiatSources: readonly MakerSource[] = [
  adsSource,
  {
    id: "alfa939",
    title: "alfattitude.com: Alfa Romeo Tipo 939 (159 and Brera from 2005, Spider from 2006)",
    url: "https://alfattitude.com/stories/alfa-romeo-tipo-939-20th-anniversary",
    readOn: "2026-11-20",
  },
  autodiagSource,
  {
    id: "delta831",
    holdsSeveral: true,
    title: "everyeye.it and clubalfa.it: chassis numbers of two Lancia Delta HF Integrale",
    url: "https://auto.everyeye.it/notizie/venduta-monterey-lancia-delta-integrale-evoluzione-martini-6-prezzo-100k-666024.html",
    readOn: "2026-11-27",
  },
  {
    id: "fiat188",
    title: "Wikipedia (Italian): Fiat Punto of 1999, project 188",
    url: "https://it.wikipedia.org/wiki/Fiat_Punto_(1999)",
    readOn: "2026-11-20",
  },
  {
    id: "fiat192",
    title: "passioneautoitaliane.com: Fiat Stilo, project 192 (2001-2010)",
    url: "https://www.passioneautoitaliane.com/2016/03/dalla-fiat-tipo-alla-tipo-storia-delle.html",
    readOn: "2026-11-20",
  },
  {
    id: "fiat199",
    title: "motori.mitula.it: Fiat Punto, projects 176, 188 and 199",
    url: "https://motori.mitula.it/ricerca/fiat_punto_0000000518_0000005353",
    readOn: "2026-11-20",
  },
  labelsSource,
  listingSource,
  knownVehiclesSource,
  {
    id: "repos",
    title: "Single VINs with vehicle data in public repositories: only with a second source",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "sefiat",
    title: "mechanics.stackexchange.com, question 64945: Fiat VIN with 0 at position 10",
    url: "https://mechanics.stackexchange.com/questions/64945/",
    readOn: "2019-12-31",
  },
  {
    id: "utils",
    title: "connectedcars/node-vinutils, tests (MIT)",
    url: "https://github.com/connectedcars/node-vinutils",
    readOn: "2025-12-31",
  },
  vansSource,
  vpicSource,
];
