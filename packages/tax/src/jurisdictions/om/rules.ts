import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { omData } from "./figures.ts";
import { untaxed } from "../../engine/untaxed.ts";

/** Oman: no personal income tax. */
export const om: Jurisdiction = untaxed(omData);
