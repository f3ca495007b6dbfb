import type { Jurisdiction } from "./internal/jurisdiction.ts";
import { countries } from "./intl/countries.ts";
import { states } from "./us/states.ts";
import { us } from "./us/us.ts";

/** Everything that is loaded: the United States, the states, then the other countries with their regions. */
export const allJurisdictions: readonly Jurisdiction[] = [us, ...states, ...countries];
