import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caNsData } from "./data/ca-ns.ts";
import { province } from "./parts/province.ts";

/** Canada with Nova Scotia: federal and provincial tax together. */
export const caNs: Jurisdiction = province(caNsData);
