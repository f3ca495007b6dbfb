import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineUntaxedState } from "../us/states/define-untaxed-state.ts";
import { data } from "./figures.ts";

/** South Dakota has no individual income tax. */
export const usSd: Jurisdiction = defineUntaxedState(data);
