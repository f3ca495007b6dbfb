import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** United Arab Emirates: no personal income tax. */
export const ae: Jurisdiction = defineUntaxedCountry(data);
