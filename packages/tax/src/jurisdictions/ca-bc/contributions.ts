import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caBc } from "./rules.ts";

/** Canada with British Columbia: its income tax, and the federal contributions. */
export const caBcPay: PayJurisdiction = definePay(caBc, caContributions);
