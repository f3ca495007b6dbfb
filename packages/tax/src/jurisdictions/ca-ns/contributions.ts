// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caNs } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const caNsPay: PayJurisdiction = definePay(caNs, caContributions);
