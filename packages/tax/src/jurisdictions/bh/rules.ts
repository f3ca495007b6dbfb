import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { bhData } from "./figures.ts";

/** Bahrain: no personal income tax. */
export const bh: Jurisdiction = untaxed(bhData);
