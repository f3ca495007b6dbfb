import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** Saudi Arabia: no personal income tax. */
export const sa: Jurisdiction = defineUntaxedCountry(data);
