import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { esContributions } from "../es/contributions.ts";
import { esAn } from "./rules.ts";

/** Spain with Andalusia: both halves of the income tax, and social security. */
export const esAnPay: PayJurisdiction = definePay(esAn, esContributions);
