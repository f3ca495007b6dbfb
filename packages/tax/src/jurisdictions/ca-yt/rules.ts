import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with Yukon: federal and provincial tax together. */
export const caYt: Jurisdiction = defineProvince(data);
