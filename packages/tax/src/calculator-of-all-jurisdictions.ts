import { payOperations } from "./createPayCalculator.ts";
import { allJurisdictions } from "./jurisdictions/all.ts";
import { allPay } from "./jurisdictions/all-pay.ts";

/** The calculator behind the operations of the entry point: it knows every jurisdiction. */
export const calculator = /* @__PURE__ */ payOperations(allJurisdictions, allPay);
