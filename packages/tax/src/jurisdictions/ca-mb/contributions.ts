import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caMb } from "./rules.ts";

/** Canada with Manitoba: its income tax, and the federal contributions. */
export const caMbPay: PayJurisdiction = definePay(caMb, caContributions);
