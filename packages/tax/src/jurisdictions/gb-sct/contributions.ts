import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { gbContributions } from "../gb/contributions.ts";
import { gbSct } from "./rules.ts";

/** Scotland: its income tax, and the National Insurance of the United Kingdom. */
export const gbSctPay: PayJurisdiction = definePay(gbSct, gbContributions);
