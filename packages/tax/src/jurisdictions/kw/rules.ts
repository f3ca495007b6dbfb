import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { kwData } from "./data/kw.ts";
import { untaxed } from "./parts/untaxed.ts";

/** Kuwait: no personal income tax. */
export const kw: Jurisdiction = untaxed(kwData);
