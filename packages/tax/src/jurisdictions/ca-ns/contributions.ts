import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caNs } from "./rules.ts";

/** Canada with Nova Scotia: its income tax, and the federal contributions. */
export const caNsPay: PayJurisdiction = definePay(caNs, caContributions);
