import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineRegion } from "../es/define-region.ts";
import { data } from "./figures.ts";

/** Spain with Andalusia: the halves of the state and of the region together. */
export const esAn: Jurisdiction = defineRegion(data);
