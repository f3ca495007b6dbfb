import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { auContributions } from "../au/contributions.ts";
import { auNr } from "./rules.ts";

/** Australia, foreign residents who work there: the employer pays the superannuation guarantee for them too. */
export const auNrPay: PayJurisdiction = definePay(auNr, auContributions);
