import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** Oman: no personal income tax. */
export const om: Jurisdiction = untaxed(data);
