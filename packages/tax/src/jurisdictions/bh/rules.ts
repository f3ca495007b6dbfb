import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** Bahrain: no personal income tax. */
export const bh: Jurisdiction = untaxed(data);
