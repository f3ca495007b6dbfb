import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { saData } from "./figures.ts";
import { untaxed } from "../../engine/untaxed.ts";

/** Saudi Arabia: no personal income tax. */
export const sa: Jurisdiction = untaxed(saData);
