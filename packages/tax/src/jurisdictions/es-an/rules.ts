import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { esAnData } from "./data/es-an.ts";
import { spanishRegion } from "./parts/spain.ts";

/** Spain with Andalusia: the halves of the state and of the region together. */
export const esAn: Jurisdiction = spanishRegion(esAnData);
