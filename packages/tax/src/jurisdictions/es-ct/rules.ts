import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { esCtData } from "./data/es-ct.ts";
import { spanishRegion } from "./parts/spain.ts";

/** Spain with Catalonia: the halves of the state and of the region together. */
export const esCt: Jurisdiction = spanishRegion(esCtData);
