import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usKy } from "./rules.ts";

/** Kentucky: the employer pays unemployment insurance, and employees pay only income tax to the state. */
export const usKyPay: PayJurisdiction = payWithUnemployment(usKy, data);
