import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caNuData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Nunavut: federal and provincial tax together. */
export const caNu: Jurisdiction = province(caNuData);
