import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caNsData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Nova Scotia: federal and provincial tax together. */
export const caNs: Jurisdiction = province(caNsData);
