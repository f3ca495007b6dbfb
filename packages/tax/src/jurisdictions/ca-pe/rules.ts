import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caPeData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Prince Edward Island: federal and provincial tax together. */
export const caPe: Jurisdiction = province(caPeData);
