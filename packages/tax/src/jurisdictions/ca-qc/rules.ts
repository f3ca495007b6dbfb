import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { data } from "./figures.ts";

/** Canada with Quebec: federal and provincial tax together. */
export const caQc: Jurisdiction = province(data);
