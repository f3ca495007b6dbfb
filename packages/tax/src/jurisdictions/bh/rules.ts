import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { bhData } from "./figures.ts";
import { untaxed } from "../../engine/untaxed.ts";

/** Bahrain: no personal income tax. */
export const bh: Jurisdiction = untaxed(bhData);
