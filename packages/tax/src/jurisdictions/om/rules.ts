import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { omData } from "./data/om.ts";
import { untaxed } from "./parts/untaxed.ts";

/** Oman: no personal income tax. */
export const om: Jurisdiction = untaxed(omData);
