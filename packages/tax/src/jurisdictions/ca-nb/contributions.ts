import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caNb } from "./rules.ts";

/** Canada with New Brunswick: its income tax, and the federal contributions. */
export const caNbPay: PayJurisdiction = definePay(caNb, caContributions);
