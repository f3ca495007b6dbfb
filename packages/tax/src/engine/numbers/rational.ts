import type { Integer } from "./integer.ts";

/** An exact rational number; the denominator is positive. */
export interface Exact {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** Halves go up in `half_up`, and to the even neighbour in `half_even`. */
export type RoundingMode = "floor" | "ceil" | "half_up" | "half_even";
