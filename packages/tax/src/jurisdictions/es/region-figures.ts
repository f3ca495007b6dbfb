import type { Bracket } from "../../engine/formulas/schedule.ts";

/** The figures of a region; each has the ones of its own law. */
export interface RegionFigures {
  readonly regionalBrackets: readonly Bracket[];
  readonly regionalMinimum: number;
}
