import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { esMdData } from "./data/es-md.ts";
import { spanishRegion } from "./parts/spain.ts";

/** Spain with Madrid: the halves of the state and of the region together. */
export const esMd: Jurisdiction = spanishRegion(esMdData);
