import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent, unrounded } from "../../engine/contributions/rounding.ts";
import { wholePay } from "../../engine/contributions/shares.ts";
import { federalContributions } from "../us/contributions.ts";
import {
  employeeAtMost,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data, futa } from "./contribution-figures.ts";
import { usNy } from "./rules.ts";

/**
 * New York: federal and state tax, disability benefits and Paid Family Leave from the employee, and
 * unemployment insurance from the employer.
 */
export const usNyPay: PayJurisdiction = statePay(
  usNy,
  defineContributions({
    data,
    contributions: {
      ny_dbl: "Disability benefits (DBL)",
      ny_pfl: "Paid Family Leave (PFL)",
      state_ui_employer: unemploymentName,
    },
    options: stateOptions,
    person: (context) => ({
      // Workers' Compensation Law 209: half a percent of the weekly wages, and at most 60 cents
      // a week.
      ...context.each("week", ({ figures: { ny_dbl }, pay }) => ({
        ny_dbl: employeeAtMost(wholePay(pay), ny_dbl, unrounded),
      })),
      ...context.each("year", ({ figures, pay }) => ({
        ny_pfl: employeeAtMost(wholePay(pay), figures.ny_pfl, toCent),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
    }),
  }),
  federalContributions(futa),
);
