import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caAb } from "./rules.ts";

/** Canada with Alberta: its income tax, and the federal contributions. */
export const caAbPay: PayJurisdiction = definePay(caAb, caContributions);
