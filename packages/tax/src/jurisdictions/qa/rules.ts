import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** Qatar: no personal income tax. */
export const qa: Jurisdiction = defineUntaxedCountry(data);
