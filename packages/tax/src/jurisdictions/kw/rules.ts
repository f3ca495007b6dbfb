import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { kwData } from "./figures.ts";
import { untaxed } from "../../engine/untaxed.ts";

/** Kuwait: no personal income tax. */
export const kw: Jurisdiction = untaxed(kwData);
