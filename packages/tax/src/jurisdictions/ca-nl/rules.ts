import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caNlData } from "./data/ca-nl.ts";
import { province } from "./parts/province.ts";

/** Canada with Newfoundland and Labrador: federal and provincial tax together. */
export const caNl: Jurisdiction = province(caNlData);
