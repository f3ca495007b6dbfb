import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** Canada with British Columbia: federal and provincial tax together. */
export const caBc: Jurisdiction = defineProvince(data);
