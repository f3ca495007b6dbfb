import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caNbData } from "./data/ca-nb.ts";
import { province } from "./parts/province.ts";

/** Canada with New Brunswick: federal and provincial tax together. */
export const caNb: Jurisdiction = province(caNbData);
