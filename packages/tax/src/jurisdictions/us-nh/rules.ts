import { add, compare, exact, excess, multiply } from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [],
  // The limit is one of the tax: nothing is withheld from interest and dividends.
  isFree: ({ calculation }) => compare(calculation.taxDue, exact(500)) <= 0,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "N.H. Admin. Rules, Rev 905.02: an annual tax of more than 500",
      url: "https://regulations.justia.com/states/new-hampshire/rev/chapter-rev-900/part-rev-905/section-rev-905-02/",
      readOn: "2026-11-28",
    },
    {
      title: "RSA 21-J:32",
      url: "http://statutes.laws-info.com/new-hampshire/TITLEI/CHAPTER21-J/21-J-32",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of New Hampshire. */
export const usNh: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age"],
  estimatedTax,
  steps: (figures, state) => {
    const { interest, dividends } = state.inputs;
    withoutItemizing(state);
    const exemptions = add(
      state.amount(figures.exemption),
      state.times(figures.aged_exemption, state.aged()),
    );
    // New Hampshire taxed only interest and dividends. Since 2025 it taxes nothing.
    const taxableIncome = excess(add(interest, dividends), exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
