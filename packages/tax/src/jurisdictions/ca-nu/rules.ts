import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { data } from "./figures.ts";

/** Canada with Nunavut: federal and provincial tax together. */
export const caNu: Jurisdiction = province(data);
