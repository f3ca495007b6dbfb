import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { gbContributions } from "../gb/contributions.ts";
import { gbNir } from "./rules.ts";

/** Northern Ireland: its income tax, and the National Insurance of the United Kingdom. */
export const gbNirPay: PayJurisdiction = definePay(gbNir, gbContributions);
