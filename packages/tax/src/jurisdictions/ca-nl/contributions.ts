import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caNl } from "./rules.ts";

/** Canada with Newfoundland and Labrador: its income tax, and the federal contributions. */
export const caNlPay: PayJurisdiction = definePay(caNl, caContributions);
