import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// 68 O.S. 2358: deductions of 6,350 / 12,700 / 9,350, and 1,000 for each person. 2357(B)(2): 5 % of
// the federal child tax credit, up to 100,000 of income.
export const secondReading = byLaw(({ status, income, persons, isJoint, federal, schedule }) => {
  const isWide = isJoint || status === "surviving_spouse";
  const standard = isWide ? 12_700 : status === "head_of_household" ? 9350 : 6350;
  const credit = income.isOver(100_000) ? nothing : federal.familyCredit.times(0.05);
  return schedule(income.above(standard + 1000 * persons)).above(credit);
});
