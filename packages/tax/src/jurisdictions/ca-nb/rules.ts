import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { caNbData } from "./figures.ts";

/** Canada with New Brunswick: federal and provincial tax together. */
export const caNb: Jurisdiction = province(caNbData);
