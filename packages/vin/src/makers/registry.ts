import type { MakerModule } from "../internal/maker-module.ts";
import { bajajModule } from "./bajaj.ts";
import { bmwModule } from "./bmw.ts";
import { chevroletModule } from "./chevrolet.ts";
import { chinaModule } from "./china.ts";
import { fiatModule } from "./fiat.ts";
import { fordModule } from "./ford.ts";
import { harleyDavidsonModule } from "./harley-davidson.ts";
import { heroModule } from "./hero.ts";
import { holdenModule } from "./holden.ts";
import { hondaModule } from "./honda.ts";
import { hyundaiModule } from "./hyundai.ts";
import { indiaModule } from "./india.ts";
import { jaguarLandRoverModule } from "./jaguar-land-rover.ts";
import { kiaModule } from "./kia.ts";
import { ladaModule } from "./lada.ts";
import { marketModuleOf } from "./markets.ts";
import { mazdaModule } from "./mazda.ts";
import { mercedesBenzModule } from "./mercedes-benz.ts";
import { mitsubishiModule } from "./mitsubishi.ts";
import { nissanModule } from "./nissan.ts";
import { opelModule } from "./opel.ts";
import { psaModule } from "./psa.ts";
import { renaultModule } from "./renault.ts";
import { smartModule } from "./smart.ts";
import { suzukiModule } from "./suzuki.ts";
import { teslaModule } from "./tesla.ts";
import { toyotaModule } from "./toyota.ts";
import { trucksModule } from "./trucks.ts";
import { volkswagenModules } from "./volkswagen.ts";
import { volvoModule } from "./volvo.ts";

/** Every maker module; where several name a WMI, the first that answers wins. */
export const makerModules: readonly MakerModule[] = [
  ...volkswagenModules,
  mercedesBenzModule,
  smartModule,
  bmwModule,
  renaultModule,
  psaModule,
  opelModule,
  fordModule,
  fiatModule,
  volvoModule,
  jaguarLandRoverModule,
  teslaModule,
  trucksModule,
  toyotaModule,
  nissanModule,
  hondaModule,
  mazdaModule,
  suzukiModule,
  mitsubishiModule,
  hyundaiModule,
  kiaModule,
  heroModule,
  bajajModule,
  indiaModule,
  chevroletModule,
  ladaModule,
  holdenModule,
  harleyDavidsonModule,
  chinaModule,
];

let modulesByWmi: ReadonlyMap<string, readonly MakerModule[]> | undefined;

const indexModules = (): ReadonlyMap<string, readonly MakerModule[]> => {
  const modules = new Map<string, MakerModule[]>();
  for (const module of makerModules) {
    for (const wmi of module.wmis) {
      const list = modules.get(wmi);
      if (list) list.push(module);
      else modules.set(wmi, [module]);
    }
  }
  return modules;
};

/** The modules that may read a WMI, first things first: makers, then the rule of the whole market. */
export const findMakerModules = (wmi: string): readonly MakerModule[] => {
  modulesByWmi ??= indexModules();
  const market = marketModuleOf(wmi);
  const makers = modulesByWmi.get(wmi) ?? [];
  return market === undefined ? makers : [...makers, market];
};
