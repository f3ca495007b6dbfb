// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineUntaxedState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The state has no individual income tax. */
export const usTn: Jurisdiction = defineUntaxedState(data);
