import { createTaxCalculator } from "./createTaxCalculator.ts";
import { allJurisdictions } from "./jurisdictions/all.ts";

/** The calculator behind the operations of the entry point: it knows every jurisdiction. */
export const calculator = /* @__PURE__ */ createTaxCalculator(allJurisdictions);
