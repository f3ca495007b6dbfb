import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { federalContributions } from "../us/contributions.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data, futa } from "./contribution-figures.ts";
import { usCa } from "./rules.ts";

/**
 * California: federal and state tax, SDI from the employee, and unemployment insurance and training
 * tax from the employer.
 */
export const usCaPay: PayJurisdiction = statePay(
  usCa,
  defineContributions({
    data,
    contributions: {
      ca_sdi: "State Disability Insurance with Paid Family Leave (SDI)",
      ca_ett: "Employment Training Tax",
      ca_ui: unemploymentName,
    },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        // Unemployment Insurance Code 984 and 985: SB 951 ended the limit on the wages.
        ca_sdi: levy(wholePay(pay), { employee: figures.ca_sdi }, toCent),
        ca_ett: levy(upTo(pay, figures.ca_ett.upper), { employer: figures.ca_ett.rate }, toCent),
        ca_ui: unemployment(context, pay, figures.ca_ui),
      })),
  }),
  federalContributions(futa),
);
