import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caBcData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with British Columbia: federal and provincial tax together. */
export const caBc: Jurisdiction = province(caBcData);
