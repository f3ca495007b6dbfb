import { defineUntaxedCountry } from "../../engine/define-untaxed-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** Kuwait: no personal income tax. */
export const kw: Jurisdiction = defineUntaxedCountry(data);
