import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

const isHeadOrWidowed = (status: string) =>
  status === "head_of_household" || status === "surviving_spouse";

// RSMo 143.171.2: deducts 35 % of the federal tax up to 25,000 of Missouri adjusted gross income
// and 25 % up to 50,000, at most 5,000, or 10,000 on a combined return. MO-1040, worksheet of line 9:
// the tax on line 22 of Form 1040 less lines 27 and 29, not less the child credit on line 28.
// 143.161.2: 1,400 more for heads of household.
export const secondReading = byLaw(
  ({ year, status, income, federal, isJoint, amount, schedule }) => {
    const paid = federal.due.above(federal.earnedIncomeCredit);
    const share = income.isOver(50_000) ? 0.15 : income.isOver(25_000) ? 0.25 : 0.35;
    const deduction = paid.times(share).least(isJoint ? 10_000 : 5000);
    const head = isHeadOrWidowed(status) && year >= 2022 ? 1400 : 0;
    const taxable = income.above(federal.standard.plus(deduction).plus(head));
    // 143.021: no tax is due on a taxable income that does not exceed the first amount of
    // the chart.
    return taxable.isOver(amount("minimum_taxable_income")) ? schedule(taxable) : nothing;
  },
);
