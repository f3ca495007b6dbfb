import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caNlData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Newfoundland and Labrador: federal and provincial tax together. */
export const caNl: Jurisdiction = province(caNlData);
