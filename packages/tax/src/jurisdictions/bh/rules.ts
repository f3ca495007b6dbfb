import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** Bahrain: no personal income tax. */
export const bh: Jurisdiction = defineUntaxedCountry(data);
