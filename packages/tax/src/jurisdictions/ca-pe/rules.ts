import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with Prince Edward Island: federal and provincial tax together. */
export const caPe: Jurisdiction = defineProvince(data);
