import { byLaw } from "../../states/second-reading/by-law.ts";
import { since } from "../../states/second-reading/return-of-wage-earners.ts";

// G.S. 105-153.5(a): deducts 10,750 / 21,500 / 16,125 in 2021, and 12,750 / 25,500 / 19,125 since.
// (a1): the amount for each child falls by 500 over 20,000, 40,000 (joint) or 30,000 (head of
// household), and by 500 again for each further half of that amount.
export const secondReading = byLaw(
  ({ year, status, income, children, isJoint, isSeparate, schedule }) => {
    const isWide = isJoint || status === "surviving_spouse";
    const isSingle = status === "single" || isSeparate;
    const unit = isWide ? 2 : isSingle ? 1 : 1.5;
    const standard = since(year, 10_750, [2022, 12_750]) * unit;
    const steps = [20_000, 30_000, 40_000, 50_000, 60_000, 70_000];
    const reached = steps.filter((step) => income.isOver(step * unit)).length;
    const child = Math.max(0, since(year, 2500, [2022, 3000]) - 500 * reached);
    return schedule(income.above(standard + child * children));
  },
);
