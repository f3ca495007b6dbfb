import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caYtData } from "./data/ca-yt.ts";
import { province } from "./parts/province.ts";

/** Canada with Yukon: federal and provincial tax together. */
export const caYt: Jurisdiction = province(caYtData);
