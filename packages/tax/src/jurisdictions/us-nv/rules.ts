import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineUntaxedState } from "../us/states/define-untaxed-state.ts";
import { data } from "./figures.ts";

/** Nevada has no individual income tax. */
export const usNv: Jurisdiction = defineUntaxedState(data);
