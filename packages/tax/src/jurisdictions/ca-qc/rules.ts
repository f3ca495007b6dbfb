import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caQcData } from "./data/ca-qc.ts";
import { province } from "./parts/province.ts";

/** Canada with Quebec: federal and provincial tax together. */
export const caQc: Jurisdiction = province(caQcData);
