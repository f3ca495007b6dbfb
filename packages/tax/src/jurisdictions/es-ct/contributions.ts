import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { esContributions } from "../es/contributions.ts";
import { esCt } from "./rules.ts";

/** Spain with Catalonia: both halves of the income tax, and social security. */
export const esCtPay: PayJurisdiction = definePay(esCt, esContributions);
