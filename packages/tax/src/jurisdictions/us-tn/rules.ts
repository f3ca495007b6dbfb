import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineUntaxedState } from "../us/states/define-untaxed-state.ts";
import { data } from "./figures.ts";

/** Tennessee has no individual income tax. */
export const usTn: Jurisdiction = defineUntaxedState(data);
