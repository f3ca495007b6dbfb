import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usAk } from "./rules.ts";

/** Alaska: federal tax, and unemployment insurance of both sides. */
export const usAkPay: PayJurisdiction = statePay(
  usAk,
  defineContributions({
    data,
    contributions: { ak_ui: "Unemployment insurance, worker", state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        ak_ui: levy(
          upTo(pay, figures.state_ui_employer.upper),
          { employee: figures.ak_ui },
          toCent,
        ),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
