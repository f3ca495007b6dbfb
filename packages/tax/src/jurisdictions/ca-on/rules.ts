import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caOnData } from "./data/ca-on.ts";
import { province } from "./parts/province.ts";

/** Canada with Ontario: federal and provincial tax together. */
export const caOn: Jurisdiction = province(caOnData);
