import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { gbContributions } from "../gb/contributions.ts";
import { gbWls } from "./rules.ts";

/** Wales: its income tax, and the National Insurance of the United Kingdom. */
export const gbWlsPay: PayJurisdiction = definePay(gbWls, gbContributions);
