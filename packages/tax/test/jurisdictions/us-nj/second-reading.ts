import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// N.J.S.A. 54A:2-4: no tax on 10,000 or less for single people and separate returns, or on 20,000
// or less for others. 54A:3-1: 1,000 for each spouse and 1,500 for each dependent.
export const secondReading = byLaw(({ status, income, children, isJoint, schedule }) => {
  const free = status === "single" || status === "married_separate" ? 10_000 : 20_000;
  if (!income.isOver(free)) return nothing;
  return schedule(income.above((isJoint ? 2000 : 1000) + 1500 * children));
});
