import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { esContributions } from "../es/contributions.ts";
import { esMd } from "./rules.ts";

/** Spain with Madrid: both halves of the income tax, and social security. */
export const esMdPay: PayJurisdiction = definePay(esMd, esContributions);
