import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { province } from "../ca/province.ts";
import { data } from "./figures.ts";

/** Canada with Manitoba: federal and provincial tax together. */
export const caMb: Jurisdiction = province(data);
