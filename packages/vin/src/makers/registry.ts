import type { MakerModule } from "../internal/maker/maker-module.ts";
import { marketModuleOf } from "../markets/rules.ts";
import { bajajModule } from "./bajaj/rules.ts";
import { bmwModule } from "./bmw/rules.ts";
import { chevroletModule } from "./chevrolet/rules.ts";
import { chinaModule } from "./china/rules.ts";
import { fiatModule } from "./fiat/rules.ts";
import { fordModule } from "./ford/rules.ts";
import { harleyDavidsonModule } from "./harley-davidson/rules.ts";
import { heroModule } from "./hero/rules.ts";
import { holdenModule } from "./holden/rules.ts";
import { hondaModule } from "./honda/rules.ts";
import { hyundaiModule } from "./hyundai/rules.ts";
import { indiaModule } from "./india/rules.ts";
import { jaguarLandRoverModule } from "./jaguar-land-rover/rules.ts";
import { kiaModule } from "./kia/rules.ts";
import { ladaModule } from "./lada/rules.ts";
import { mazdaModule } from "./mazda/rules.ts";
import { mercedesBenzModule } from "./mercedes-benz/rules.ts";
import { mitsubishiModule } from "./mitsubishi/rules.ts";
import { nissanModule } from "./nissan/rules.ts";
import { opelModule } from "./opel/rules.ts";
import { psaModule } from "./psa/rules.ts";
import { renaultModule } from "./renault/rules.ts";
import { smartModule } from "./smart/rules.ts";
import { suzukiModule } from "./suzuki/rules.ts";
import { teslaModule } from "./tesla/rules.ts";
import { toyotaModule } from "./toyota/rules.ts";
import { trucksModule } from "./trucks/rules.ts";
import { volkswagenModules } from "./volkswagen/rules.ts";
import { volvoModule } from "./volvo/rules.ts";

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

// purity: an index of constant tables, built when it is first needed.
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

// purity: a cache that changes no answer.
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
