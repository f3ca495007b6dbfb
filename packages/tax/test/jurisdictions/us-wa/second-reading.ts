import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/rules.ts";

// RCW 82.87: long-term capital gains alone.
export const secondReading = byLaw(() => nothing);
