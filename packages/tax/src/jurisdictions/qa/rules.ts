import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { qaData } from "./data/qa.ts";
import { untaxed } from "./parts/untaxed.ts";

/** Qatar: no personal income tax. */
export const qa: Jurisdiction = untaxed(qaData);
