import { add, compare, exact, excess, multiply, subtract, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { lookup } from "../internal/schedule.ts";
import { data } from "./data/wv.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of West Virginia. */
export const usWv: Jurisdiction = defineState(data, ["method", "dependents"], (state) => {
  const { figures } = state;
  state.withoutItemizing();
  const limit = state.amount(figures.earned_exclusion_limit);
  const isSmall = compare(state.income, limit) <= 0;
  const excluded = isSmall ? state.amount(figures.earned_exclusion) : zero;
  const income = excess(state.income, excluded);
  const exemptions = state.times(figures.exemption, state.people);
  state.line("exemptions", exemptions, "exemption");
  const taxableIncome = excess(income, exemptions);
  const tax = state.schedule(taxableIncome, figures.rates);
  const size = Math.min(state.people, figures.family_credit_max_size);
  const guideline = multiply(
    add(exact(figures.poverty_guideline), state.times(figures.poverty_guideline_further, size - 1)),
    state.amount(figures.family_credit_poverty_share),
  );
  const share = lookup(subtract(state.income, guideline), state.pick(figures.family_credit));
  const credits = multiply(tax, share);
  if (credits.numerator > 0) state.line("family_credit", credits, "family_credit");
  return { taxableIncome, tax, credits };
});
