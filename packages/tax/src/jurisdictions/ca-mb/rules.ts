import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caMbData } from "./data/ca-mb.ts";
import { province } from "./parts/province.ts";

/** Canada with Manitoba: federal and provincial tax together. */
export const caMb: Jurisdiction = province(caMbData);
