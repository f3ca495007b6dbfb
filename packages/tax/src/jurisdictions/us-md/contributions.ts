import { zero } from "../../engine/amounts.ts";
import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usMd } from "./rules.ts";

/**
 * Maryland: the employer pays unemployment insurance. The county tax is local tax, and is
 * calculated if the request has `local_tax_rate`.
 */
export const usMdPay: PayJurisdiction = statePay(
  usMd,
  defineContributions({
    data,
    contributions: { state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
    // Tax-General 10-103: the county tax is a rate on the taxable income of the state.
    localTax: (tax) => tax.components().local_tax ?? zero,
  }),
);
