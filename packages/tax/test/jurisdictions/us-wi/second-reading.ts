import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";

// Wis. Stat. 71.05(22): the deduction falls with income; 700 for each person; surviving spouses are
// heads of household. 71.07(5m): the working families credit removes all of the tax below 9,000
// (18,000 jointly) and falls to zero over the next 1,000.
export const secondReading = byLaw(({ status, income, persons, isJoint, amount, schedule }) => {
  const isHead = status === "head_of_household" || status === "surviving_spouse";
  const rate = status === "single" ? 0.12 : isHead ? 0.22515 : 0.19778;
  const deduction = Fraction.of(amount("standard_deduction")).above(
    income.above(amount("slide_start")).times(rate),
  );
  const single = Fraction.of(amount("single_deduction")).above(
    income.above(amount("single_start")).times(0.12),
  );
  const best = isHead ? deduction.most(single) : deduction;
  const left = income
    .above(isJoint ? 18_000 : 9000)
    .over(1000)
    .least(1);
  return schedule(income.above(best.plus(700 * persons))).times(left);
});
