import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caAbData } from "./data/ca-ab.ts";
import { province } from "./parts/province.ts";

/** Canada with Alberta: federal and provincial tax together. */
export const caAb: Jurisdiction = province(caAbData);
