import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with New Brunswick: federal and provincial tax together. */
export const caNb: Jurisdiction = defineProvince(data);
