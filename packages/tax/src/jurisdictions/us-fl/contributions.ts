import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usFl } from "./rules.ts";

/** Florida: the employer pays unemployment insurance, and employees pay nothing to the state, which has no tax on wages. */
export const usFlPay: PayJurisdiction = payWithUnemployment(usFl, data);
