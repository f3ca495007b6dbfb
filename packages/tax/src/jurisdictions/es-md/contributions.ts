// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { esContributions } from "../es/contributions.ts";
import { esMd } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const esMdPay: PayJurisdiction = definePay(esMd, esContributions);
