// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { defineUntaxedCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/** The country has no personal income tax. */
export const bh: Jurisdiction = defineUntaxedCountry(data);
