import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usSd } from "./rules.ts";

/** South Dakota: the employer pays unemployment insurance, and employees pay nothing to the state, which has no tax on wages. */
export const usSdPay: PayJurisdiction = payWithUnemployment(usSd, data);
