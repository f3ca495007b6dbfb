import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usLa } from "./rules.ts";

/** Louisiana: the employer pays unemployment insurance, and employees pay only income tax to the state. */
export const usLaPay: PayJurisdiction = payWithUnemployment(usLa, data);
