import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caYt } from "./rules.ts";

/** Canada with Yukon: its income tax, and the federal contributions. */
export const caYtPay: PayJurisdiction = definePay(caYt, caContributions);
