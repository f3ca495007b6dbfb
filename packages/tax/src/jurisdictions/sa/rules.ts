import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { saData } from "./data/sa.ts";
import { untaxed } from "./parts/untaxed.ts";

/** Saudi Arabia: no personal income tax. */
export const sa: Jurisdiction = untaxed(saData);
