import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usAz } from "./rules.ts";

/** Arizona: the employer pays unemployment insurance, and employees pay only income tax to the state. */
export const usAzPay: PayJurisdiction = payWithUnemployment(usAz, data);
