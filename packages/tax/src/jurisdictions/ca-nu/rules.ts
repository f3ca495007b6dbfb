import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with Nunavut: federal and provincial tax together. */
export const caNu: Jurisdiction = defineProvince(data);
