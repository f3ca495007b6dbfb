import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { gbContributions } from "../gb/contributions.ts";
import { gbEng } from "./rules.ts";

/** England: its income tax, and the National Insurance of the United Kingdom. */
export const gbEngPay: PayJurisdiction = definePay(gbEng, gbContributions);
