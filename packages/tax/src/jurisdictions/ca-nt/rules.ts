import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caNtData } from "./data/ca-nt.ts";
import { province } from "./parts/province.ts";

/** Canada with the Northwest Territories: federal and provincial tax together. */
export const caNt: Jurisdiction = province(caNtData);
