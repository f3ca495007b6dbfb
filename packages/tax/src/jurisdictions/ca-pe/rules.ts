import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caPeData } from "./data/ca-pe.ts";
import { province } from "./parts/province.ts";

/** Canada with Prince Edward Island: federal and provincial tax together. */
export const caPe: Jurisdiction = province(caPeData);
