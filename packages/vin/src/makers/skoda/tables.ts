import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  autodiagSource,
  knownVehiclesSource,
  labelsSource,
  listingSource,
  lvcanSource,
} from "../shared-sources.ts";

/**
 * Škoda: the first two characters of the type code at 7-8; 4-6 hold body, engine and airbags, with
 * different codes per model.
 */
export const skodaTables: MakerTables = {
  wmis: {
    TMB: { brand: "Škoda", vehicleType: "car" },
  },
  wmiSources: "skodastory",
  models: [
    ["7-8=1U", "Octavia", "I", "", "A", "listing+autodiag+octaviatypes+octavia", [1996, 2010]],
    ["7-8=1Z", "Octavia", "II", "", "A", "listing+autodiag+octaviatypes+octavia+obs", [2004, 2013]],
    ["7-8=3T", "Superb", "II", "", "A", "labels+autodiag"],
    ["7-8=3V", "Superb", "III", "", "A", "opendbc+autodiag", [2015, 2022]],
    ["7-8=5E", "Octavia", "III", "", "A", "labels+autodiag+octaviatypes+octavia", [2012, 2019]],
    ["7-8=6Y", "Fabia", "I", "", "A", "listing+autodiag"],
    ["7-8=NE", "Octavia", "III", "", "A", "listing+opendbc+octavia", [2012, 2019]],
    ["7-8=NP", "Superb", "III", "", "B", "opendbc", [2015, 2022]],
    ["7-8=NS", "Kodiaq", "I", "suv", "A", "opendbc+autodiag", [2017, 2023]],
    ["7-8=NU", "Karoq", "I", "suv", "A", "opendbc+briskoda", [2019, 2023]],
    ["7-8=NW", "Scala / Kamiq", "I", "", "B", "opendbc", [2020, 2023]],
    ["7-8=PJ", "Fabia", "IV", "hatchback", "B", "opendbc", [2022, 2023]],
    ["7-8=5J,4=L|M|N|T", "Roomster / Praktik", "", "minivan", "B", "roomster", [2006, 2010]],
    ["7-8=5J,4=A|B|C|D|E|F|G|H|J|K", "Fabia", "II", "", "A", "listing+roomster", [2006, 2012]],
    ["7-8=NH", "Rapid", "", "", "A", "autodiag+labels"],
    ["7-8=3U", "Superb", "I", "sedan", "B", "autodiag+lvcan"],
    ["7-8=5L", "Yeti", "", "suv", "B", "autodiag+lvcan"],
    ["7-8=NJ", "Fabia", "III", "", "B", "autodiag+lvcan"],
    ["7-8=NX", "Octavia", "IV", "", "A", "listing+lvcan"],
    ["4-8=EFF61,wmi=TMB", "Felicia", "", "", "B", "obs+felicia", [1994, 2001]],
    ["7-8=AA", "Citigo", "", "hatchback", "B", "obs"],
  ],
  engines: [
    ["5=E,7-8=NU", { litres: 2, fuel: "gasoline", kw: 140 }, "B", "briskoda"],
    ["5=G,7-8=NU", { litres: 1.6, fuel: "diesel", kw: 85 }, "B", "briskoda"],
    ["5=J,7-8=NU", { litres: 2, fuel: "diesel", kw: 110 }, "B", "briskoda"],
    ["5=M,7-8=NU", { litres: 2, fuel: "diesel", kw: 140 }, "B", "briskoda"],
    ["5=P,7-8=NU", { litres: 1, fuel: "gasoline", kw: 85 }, "B", "briskoda"],
    ["5=R,7-8=NU", { litres: 1.5, fuel: "gasoline", kw: 110 }, "B", "briskoda"],
    ["5=B,7-8=5J,4=L|M|N|T", { litres: 1.2, fuel: "gasoline", kw: 47 }, "B", "roomster"],
    ["5=C,7-8=5J,4=L|M|N|T", { litres: 1.4, fuel: "gasoline", kw: 63 }, "B", "roomster"],
    ["5=D,7-8=5J,4=L|M|N|T", { litres: 1.6, fuel: "gasoline", kw: 77 }, "B", "roomster"],
    ["5=E,7-8=5J,4=L|M|N|T", { litres: 1.4, fuel: "diesel", kw: 51 }, "B", "roomster"],
    ["5=F,7-8=5J,4=L|M|N|T", { litres: 1.4, fuel: "diesel", kw: 59 }, "B", "roomster"],
    ["5=G,7-8=5J,4=L|M|N|T", { litres: 1.9, fuel: "diesel", kw: 77 }, "B", "roomster"],
  ],
  plants: [
    ["11=0|1|2|3|4,year>=2006,year<=2010", "Mladá Boleslav", "CZ", "roomster"],
    ["11=5|6|9,year>=2006,year<=2010", "Kvasiny", "CZ", "roomster"],
    ["11=7|8,year>=2006,year<=2010", "Vrchlabí", "CZ", "roomster"],
  ],
};

export const skodaSources: readonly MakerSource[] = [
  adsSource,
  autodiagSource,
  {
    id: "briskoda",
    title: "briskoda.net, topic 494482: decoding a Karoq's VIN",
    url: "https://www.briskoda.net/forums/topic/494482-decoding-a-karoqs-vin/",
    readOn: "2021-12-31",
  },
  {
    id: "felicia",
    title:
      "newsroom.kues.de: the Felicia was shown in October 1994, the last one was built in June 2001",
    url: "https://newsroom.kues.de/2024/10/26/skoda-30-jahre-felicia",
    readOn: "2026-11-27",
  },
  labelsSource,
  listingSource,
  lvcanSource,
  knownVehiclesSource,
  {
    id: "octavia",
    title: "tageblatt.lu: Octavia I to 2010, II 2004-2013, III from 2012",
    url: "http://www.tageblatt.lu/magazin/auto/sechs-millionen-octavia/",
    readOn: "2026-11-20",
  },
  {
    id: "octaviatypes",
    title: "auto.mitula.de: Octavia types 1U (1996), 1Z, 5E (2012)",
    url: "https://auto.mitula.de/suchen/skoda_octavia_0000001417_0000012848",
    readOn: "2026-11-20",
  },
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  {
    id: "roomster",
    title: "cariffy.com: VIN of the Roomster (2006-2010)",
    url: "https://cariffy.com/4725-2/",
    readOn: "2026-11-20",
  },
  {
    id: "skodastory",
    isOfficial: true,
    title: "Škoda Storyboard: what VIN codes can tell",
    url: "https://www.skoda-storyboard.com/en/skoda-world/what-can-vin-codes-tell-you/",
    readOn: "2023-06-13",
  },
  {
    id: "skodavw",
    title: "newsroom.kues.de: the Octavia of 1996 is the first Škoda on a platform of the VW group",
    url: "https://newsroom.kues.de/?p=8358",
    readOn: "2026-11-20",
  },
];
