// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineProvince } from "../ca/define-province.ts";
import { data } from "./figures.ts";

/** The federal and the provincial tax together. */
export const caOn: Jurisdiction = defineProvince(data);
