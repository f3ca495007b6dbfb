import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// RCW 82.87: only long-term capital gains are taxed.
export const secondReading = byLaw(() => nothing);
