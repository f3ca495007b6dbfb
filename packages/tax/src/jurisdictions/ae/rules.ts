import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { aeData } from "./data/ae.ts";
import { untaxed } from "./parts/untaxed.ts";

/** United Arab Emirates: no personal income tax. */
export const ae: Jurisdiction = untaxed(aeData);
