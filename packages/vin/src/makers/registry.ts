import type { MakerModule } from "../internal/maker-module.ts";
import { asianModules } from "./asian.ts";
import { europeanModules } from "./european.ts";
import { fordModule } from "./ford.ts";
import { frenchModules } from "./french.ts";
import { germanModules } from "./german.ts";
import { indianModules } from "./indian.ts";
import { marketModuleOf } from "./markets.ts";
import { opelModule } from "./opel.ts";
import { otherModules } from "./other.ts";
import { volkswagenModules } from "./volkswagen.ts";

/** Every maker module; where several name a WMI, the first that answers wins. */
export const makerModules: readonly MakerModule[] = [
  ...volkswagenModules,
  ...germanModules,
  ...frenchModules,
  opelModule,
  fordModule,
  ...europeanModules,
  ...asianModules,
  ...indianModules,
  ...otherModules,
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
