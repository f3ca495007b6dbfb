import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** Qatar: no personal income tax. */
export const qa: Jurisdiction = untaxed(data);
