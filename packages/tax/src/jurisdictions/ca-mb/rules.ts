import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caMbData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Manitoba: federal and provincial tax together. */
export const caMb: Jurisdiction = province(caMbData);
