import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { untaxed } from "../../engine/untaxed.ts";
import { data } from "./figures.ts";

/** Kuwait: no personal income tax. */
export const kw: Jurisdiction = untaxed(data);
