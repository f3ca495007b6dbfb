import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/rules.ts";

// RSA 77:4: interest and dividends alone.
export const secondReading = byLaw(() => nothing);
