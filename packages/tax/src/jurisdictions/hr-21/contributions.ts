import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { hrContributions } from "../hr/contributions.ts";
import { hr21 } from "./rules.ts";

/** Croatia with the income tax of the city of Zagreb. */
export const hr21Pay: PayJurisdiction = definePay(hr21, hrContributions);
