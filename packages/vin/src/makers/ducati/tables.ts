import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource, vpicSource } from "../shared-sources.ts";

/**
 * Ducati outside North America: type at 4-5, variant at 6-7, version at 8-9, year at 10, plant
 * at 11.
 */
export const ducatiTables: MakerTables = {
  wmis: { ZDM: { brand: "Ducati", vehicleType: "motorcycle" } },
  wmiSources: "cariffy+dsc",
  models: [
    ["4-7=A100|A102", "Multistrada 1000", "", "motorcycle", "B", "cariffy"],
    ["4-7=A101|A103|A104", "Multistrada 620", "", "motorcycle", "B", "cariffy"],
    ["4-7=A109", "Multistrada 1100", "", "motorcycle", "B", "cariffy"],
    ["4-7=B100", "Hypermotard 1100", "", "motorcycle", "B", "cariffy"],
    ["4-7=C100", "Paul Smart 1000", "", "motorcycle", "B", "cariffy"],
    ["4-7=C101|C102", "Sport 1000", "", "motorcycle", "B", "cariffy"],
    ["4-7=C103", "GT 1000", "", "motorcycle", "B", "cariffy"],
    ["4-7=D100", "Desmosedici RR", "", "motorcycle", "B", "cariffy"],
    ["4-7=H200", "996", "", "motorcycle", "B", "cariffy"],
    ["4-7=H400|H401|H402", "999", "", "motorcycle", "B", "cariffy"],
    ["4-7=H500|H501|H502", "749", "", "motorcycle", "B", "cariffy"],
    ["4-7=H600", "848", "", "motorcycle", "B", "cariffy"],
    ["4-7=F102", "Streetfighter 848", "", "motorcycle", "B", "obs", [2012, 2013]],
  ],
  engines: [
    ["4-7=F102", { fuel: "gasoline", cc: 849 }, "B", "obs"],
    ["wmi=ZDM", { fuel: "gasoline" }, "B", "vpic"],
  ],
};

export const ducatiSources: readonly MakerSource[] = [
  {
    id: "cariffy",
    title: "cariffy.com: structure and model designations of Ducati VINs in Europe",
    url: "https://cariffy.com/6410-2/",
    readOn: "2026-11-27",
  },
  {
    id: "dsc",
    title: "ducatisportingclub.com, topic 5849: VINs of Ducati in Europe, year at 10",
    url: "https://www.ducatisportingclub.com/printthread.php?t=5849",
    readOn: "2026-11-27",
  },
  knownVehiclesSource,
  vpicSource,
];
