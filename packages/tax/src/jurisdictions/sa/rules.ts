import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** Saudi Arabia: no personal income tax. */
export const sa: Jurisdiction = untaxed(data);
