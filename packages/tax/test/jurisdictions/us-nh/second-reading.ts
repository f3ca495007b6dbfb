import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// RSA 77:4: only interest and dividends are taxed.
export const secondReading = byLaw(() => nothing);
