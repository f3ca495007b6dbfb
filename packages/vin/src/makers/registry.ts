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

/** Every maker module. If several list the same WMI, the first one that answers wins. */
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

const makersByWmi = new Map<string, MakerModule[]>();

/** The index is built for the first VIN, so that loading the library stays fast. */
const makersOf = (wmi: string): readonly MakerModule[] => {
  if (makersByWmi.size === 0) {
    for (const module of makerModules) {
      for (const each of module.wmis) {
        makersByWmi.set(each, [...(makersByWmi.get(each) ?? []), module]);
      }
    }
  }
  return makersByWmi.get(wmi) ?? [];
};

const known = new Map<string, readonly MakerModule[]>();

/** The modules that may read a WMI, in this order: makers, then the rule of the whole market. */
export const findMakerModules = (wmi: string): readonly MakerModule[] => {
  let modules = known.get(wmi);
  if (modules === undefined) {
    const market = marketModuleOf(wmi);
    modules = market === undefined ? makersOf(wmi) : [...makersOf(wmi), market];
    known.set(wmi, modules);
  }
  return modules;
};
