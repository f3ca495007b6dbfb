import type { Bracket } from "../../engine/formulas/schedule.ts";

/** The figures of a region; each has the ones of its own law. */
export interface RegionFigures {
  readonly regional_brackets: readonly Bracket[];
  readonly regional_minimum: number;
}
