import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with Newfoundland and Labrador: federal and provincial tax together. */
export const caNl: Jurisdiction = defineProvince(data);
