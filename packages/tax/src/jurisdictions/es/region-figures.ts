import type { Bracket } from "../../engine/formulas/schedule.ts";

/** The figures of a region. Each region sets only the figures of its own law. */
export interface RegionFigures {
  readonly regional_brackets: readonly Bracket[];
  readonly regional_minimum: number;
}
