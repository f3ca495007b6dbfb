import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { esCtData } from "./figures.ts";
import { spanishRegion } from "../es/spain.ts";

/** Spain with Catalonia: the halves of the state and of the region together. */
export const esCt: Jurisdiction = spanishRegion(esCtData);
