import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { caOnData } from "./figures.ts";
import { province } from "../ca/province.ts";

/** Canada with Ontario: federal and provincial tax together. */
export const caOn: Jurisdiction = province(caOnData);
