import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caBcData } from "./data/ca-bc.ts";
import { province } from "./parts/province.ts";

/** Canada with British Columbia: federal and provincial tax together. */
export const caBc: Jurisdiction = province(caBcData);
