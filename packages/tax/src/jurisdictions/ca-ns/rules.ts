import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with Nova Scotia: federal and provincial tax together. */
export const caNs: Jurisdiction = defineProvince(data);
