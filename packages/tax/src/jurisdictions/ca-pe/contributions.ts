import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { caContributions } from "../ca/contributions.ts";
import { caPe } from "./rules.ts";

/** Canada with Prince Edward Island: its income tax, and the federal contributions. */
export const caPePay: PayJurisdiction = definePay(caPe, caContributions);
