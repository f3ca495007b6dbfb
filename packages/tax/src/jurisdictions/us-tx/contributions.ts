import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usTx } from "./rules.ts";

/** Texas: the employer pays unemployment insurance, and employees pay nothing to the state, which has no tax on wages. */
export const usTxPay: PayJurisdiction = payWithUnemployment(usTx, data);
