// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { gbContributions } from "../gb/contributions.ts";
import { gbNir } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const gbNirPay: PayJurisdiction = definePay(gbNir, gbContributions);
