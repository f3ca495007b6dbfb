import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caNuData } from "./data/ca-nu.ts";
import { province } from "./parts/province.ts";

/** Canada with Nunavut: federal and provincial tax together. */
export const caNu: Jurisdiction = province(caNuData);
