import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** United Arab Emirates: no personal income tax. */
export const ae: Jurisdiction = untaxed(data);
