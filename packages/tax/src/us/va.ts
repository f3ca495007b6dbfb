import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data, type VirginiaFigures } from "./data/va.generated.ts";
import { defineState, spouseShares } from "./internal/state.ts";
import type { StateCase } from "./internal/state-case.ts";

/** The income tax of Virginia. */
export const usVa: Jurisdiction = defineState(
  data,
  ["method", "age", "spouse_age", "dependents", "spouse_income"],
  (state) => {
    const { figures, income } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const exemptions = add(
      state.times(figures.exemption, state.people),
      state.times(figures.aged_exemption, state.aged()),
    );
    state.line("exemptions", exemptions, "exemption");
    const deducted = ageDeduction(state);
    const taxableIncome = excess(income, sum([deduction, exemptions, deducted]));
    // Form 760: Virginia adjusted gross income, line 9, is what the age deduction leaves.
    const adjusted = excess(income, deducted);
    if (compare(adjusted, state.amount(figures.no_tax_below)) < 0)
      return { taxableIncome, tax: zero };
    const tax = state.schedule(taxableIncome, figures.rates);
    const shares = spouseShares(state);
    if (shares === undefined) return { taxableIncome, tax };
    // Spouse tax adjustment: Form 760 instructions.
    const perAged = multiply(deducted, ratio(1, Math.max(1, state.aged())));
    const own = state.areAged().map((isAged, index) => {
      const exemption = state.times(figures.aged_exemption, isAged ? 1 : 0);
      const taken = [exact(figures.exemption), exemption, isAged ? perAged : zero];
      return excess(shares[index] ?? zero, sum(taken));
    });
    const lesser = smaller(own[0] ?? zero, own[1] ?? zero);
    const part = smaller(lesser, multiply(taxableIncome, ratio(1, 2)));
    const apart = add(
      state.schedule(part, figures.rates),
      state.schedule(subtract(taxableIncome, part), figures.rates),
    );
    const adjustment = smaller(excess(tax, apart), exact(figures.spouse_adjustment_cap));
    return {
      taxableIncome,
      tax,
      credits: state.line("spouse_tax_adjustment", adjustment, "spouse_adjustment_cap"),
    };
  },
);

/**
 * For each who is 65, less what income exceeds the start; whole for those born before 1939. On a separate return the
 * income of both spouses counts, of which only this one's is known.
 */
function ageDeduction(state: StateCase<VirginiaFigures>): Exact {
  const { figures, context } = state;
  const aged = state.aged();
  if (aged === 0) return zero;
  if (context.status === "married_separate") {
    context.assume("Virginia: the spouse has no income, which would reduce the age deduction.");
  }
  const year = Number(context.year.label);
  const whole = state.aged(year - figures.age_deduction_whole_born_before + 1);
  const deduction = add(
    state.times(figures.age_deduction, whole),
    excess(
      state.times(figures.age_deduction, aged - whole),
      excess(state.income, state.amount(figures.age_deduction_start)),
    ),
  );
  return state.line("age_deduction", deduction, "age_deduction");
}
