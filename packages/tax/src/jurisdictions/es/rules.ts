import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { esData } from "./data/es.ts";
import { spain } from "./parts/spain.ts";

/** Spain: the half of the state alone. A region code asks for both halves. */
export const es: Jurisdiction = spain(esData);
