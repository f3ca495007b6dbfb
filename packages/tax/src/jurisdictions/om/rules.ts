import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** Oman: no personal income tax. */
export const om: Jurisdiction = defineUntaxedCountry(data);
