import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usId } from "./rules.ts";

/** Idaho: the employer pays unemployment insurance, and employees pay only income tax to the state. */
export const usIdPay: PayJurisdiction = payWithUnemployment(usId, data);
