import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caNbData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with New Brunswick: federal and provincial tax together. */
export const caNb: Jurisdiction = province(caNbData);
