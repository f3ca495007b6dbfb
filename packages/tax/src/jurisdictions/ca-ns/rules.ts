import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { data } from "./figures.ts";

/** Canada with Nova Scotia: federal and provincial tax together. */
export const caNs: Jurisdiction = province(data);
