// Written by scripts/update-jurisdictions.ts. Never edited by hand.
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usMd } from "./rules.ts";

/** The income taxes and the federal contributions. To the state, the employer pays unemployment insurance. */
export const usMdPay: PayJurisdiction = payWithUnemployment(usMd, data);
