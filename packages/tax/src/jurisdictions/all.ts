import type { Jurisdiction } from "../engine/jurisdiction.ts";
import { countries } from "./countries.ts";
import { states } from "./states.ts";
import { us } from "./us/rules.ts";

/** Everything that is loaded: the United States, the states, then the other countries with their regions. */
export const allJurisdictions: readonly Jurisdiction[] = [us, ...states, ...countries];
