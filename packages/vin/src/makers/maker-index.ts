import type { MakerModule } from "../internal/maker/maker-module.ts";
import { marketModuleOf } from "../markets/rules.ts";

/** The makers of a decoder, by the codes that they read. */
export class MakerIndex {
  /** Every maker of the decoder. If several list the same WMI, the first one that answers wins. */
  readonly modules: readonly MakerModule[];
  /**
   * Whether a maker without a module has no known scheme. Otherwise its module may have been
   * left out.
   */
  readonly isComplete: boolean;

  constructor(modules: readonly MakerModule[], isComplete: boolean) {
    this.modules = modules;
    this.isComplete = isComplete;
  }

  /** The modules that may read a WMI, in this order: makers, then the rule of the whole market. */
  find(wmi: string): readonly MakerModule[] {
    const makers = this.modules.filter(({ wmis }) => wmis.includes(wmi));
    const market = marketModuleOf(wmi);
    return market === undefined ? makers : [...makers, market];
  }
}
