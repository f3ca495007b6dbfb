import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";
import { spain } from "./spain.ts";

/** Spain: the half of the state alone. A region code asks for both halves. */
export const es: Jurisdiction = spain(data);
