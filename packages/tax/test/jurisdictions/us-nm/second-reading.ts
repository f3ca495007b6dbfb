import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// NMSA 7-2-5.8: 2,500 for each exemption, reduced by 20 % over 15,000 (separate), 15 % over 20,000
// (single) or 10 % over 30,000, up to incomes of 27,500, 36,667 and 55,000. 7-2-39: 4,000 for each
// dependent except one, on joint returns and for heads of household.
export const secondReading = byLaw(
  ({ status, income, persons, children, isJoint, isSeparate, federal, schedule }) => {
    const [start, rate, end] = isSeparate
      ? [15_000, 0.2, 27_500]
      : status === "single"
        ? [20_000, 0.15, 36_667]
        : [30_000, 0.1, 55_000];
    const each = income.isOver(end)
      ? nothing
      : Fraction.of(2500).above(income.above(start).times(rate));
    const further =
      isJoint || status === "head_of_household" ? 4000 * Math.max(0, children - 1) : 0;
    return schedule(income.above(federal.standard.plus(each.times(persons)).plus(further)));
  },
);
