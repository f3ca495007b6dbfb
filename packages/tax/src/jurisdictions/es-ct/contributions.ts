// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { esContributions } from "../es/contributions.ts";
import { esCt } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const esCtPay: PayJurisdiction = definePay(esCt, esContributions);
