import type { MakerModule } from "../internal/maker/maker-module.ts";
import { marketModuleOf } from "../markets/rules.ts";

/** The makers of a decoder, by the codes that they read. */
export class MakerIndex {
  /** Every maker of the decoder. If several list the same WMI, the first one that answers wins. */
  readonly modules: readonly MakerModule[];
  /** Whether a maker without a module has no known scheme. Otherwise its module may have been left out. */
  readonly isComplete: boolean;
  /** The index is built for the first VIN, so that a decoder opens fast. */
  #byWmi: Map<string, MakerModule[]> | undefined;
  readonly #found = new Map<string, readonly MakerModule[]>();

  constructor(modules: readonly MakerModule[], isComplete: boolean) {
    this.modules = modules;
    this.isComplete = isComplete;
  }

  /** The modules that may read a WMI, in this order: makers, then the rule of the whole market. */
  find(wmi: string): readonly MakerModule[] {
    let modules = this.#found.get(wmi);
    if (modules === undefined) {
      const market = marketModuleOf(wmi);
      const makers = this.#makersOf(wmi);
      modules = market === undefined ? makers : [...makers, market];
      this.#found.set(wmi, modules);
    }
    return modules;
  }

  #makersOf(wmi: string): readonly MakerModule[] {
    this.#byWmi ??= indexOf(this.modules);
    return this.#byWmi.get(wmi) ?? [];
  }
}

function indexOf(modules: readonly MakerModule[]): Map<string, MakerModule[]> {
  const makers = new Map<string, MakerModule[]>();
  for (const module of modules) {
    for (const wmi of module.wmis) makers.set(wmi, [...(makers.get(wmi) ?? []), module]);
  }
  return makers;
}
