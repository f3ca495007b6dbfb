import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { caPeData } from "./figures.ts";

/** Canada with Prince Edward Island: federal and provincial tax together. */
export const caPe: Jurisdiction = province(caPeData);
