// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { hrContributions } from "../hr/contributions.ts";
import { hr21 } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const hr21Pay: PayJurisdiction = definePay(hr21, hrContributions);
