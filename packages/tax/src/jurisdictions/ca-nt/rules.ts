import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with the Northwest Territories: federal and provincial tax together. */
export const caNt: Jurisdiction = defineProvince(data);
