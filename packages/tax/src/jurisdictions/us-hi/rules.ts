import {
  add,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
} from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, planByRule } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.6,
  prior_year_share: 1,
  sources: [
    {
      title: "Hawaii Department of Taxation, Tax Facts 2019-3",
      url: "https://tax.hawaii.gov",
      readOn: "2026-11-20",
    },
  ],
};

/** The income tax of Hawaii. */
export const usHi: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  // https://tax.hawaii.gov (Tax Facts 2019-3, Form N-1)
  instalments: { days: ["04-20", "06-20", "09-20", "01-20"] },
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income, inputs, context } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const exemptions = state.times(figures.exemption, state.people + state.aged());
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    const gains = smaller(state.netGain, taxableIncome);
    if (!isPositive(gains)) return { taxableIncome, tax };
    // HRS 235-51(f): at most 7.25 % on net capital gain. The part of the gain that falls in a
    // bracket below that rate keeps its lower rate.
    const rates = figures.rates[context.status];
    const start = rates.find(({ rate }) => rate >= figures.gain_rate)?.over ?? 0;
    const ordinary = larger(subtract(taxableIncome, gains), smaller(taxableIncome, exact(start)));
    const alternative = add(
      state.schedule(ordinary, figures.rates),
      multiply(subtract(taxableIncome, ordinary), exact(figures.gain_rate)),
    );
    return { taxableIncome, tax: smaller(tax, alternative) };
  },
});
