import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { caSkData } from "./data/ca-sk.ts";
import { province } from "./parts/province.ts";

/** Canada with Saskatchewan: federal and provincial tax together. */
export const caSk: Jurisdiction = province(caSkData);
