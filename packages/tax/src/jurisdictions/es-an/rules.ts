// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineRegion } from "../es/define-region.ts";
import { data } from "./figures.ts";

/** The state's half and the region's half of the tax together. */
export const esAn: Jurisdiction = defineRegion(data);
