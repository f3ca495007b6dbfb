import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { aeData } from "./figures.ts";
import { untaxed } from "../../engine/untaxed.ts";

/** United Arab Emirates: no personal income tax. */
export const ae: Jurisdiction = untaxed(aeData);
