import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { bhData } from "./data/bh.ts";
import { untaxed } from "./parts/untaxed.ts";

/** Bahrain: no personal income tax. */
export const bh: Jurisdiction = untaxed(bhData);
