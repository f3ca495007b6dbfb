// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { auContributions } from "../au/contributions.ts";
import { auNr } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const auNrPay: PayJurisdiction = definePay(auNr, auContributions);
