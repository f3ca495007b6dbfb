import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caSk } from "./rules.ts";

/** Canada with Saskatchewan: its income tax, and the federal contributions. */
export const caSkPay: PayJurisdiction = definePay(caSk, caContributions);
