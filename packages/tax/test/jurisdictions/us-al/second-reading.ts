import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive, upTo, withheld } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// Form 40: standard deduction chart, federal tax worksheet. Code of Alabama 40-18-19: exemptions.
export const secondReading = byForm((c) => {
  const [most, least, start, step, piece] = c.by(
    [3000, 2500, 25_500, 500, 25],
    [8500, 5000, 25_500, 500, 175],
    [4250, 2500, 12_750, 250, 88],
    [5200, 2500, 25_500, 500, 135],
  ) as [number, number, number, number, number];
  const slid = Math.max(least, most - Math.floor(positive(c.wages - start) / step) * piece);
  const deduction = Math.max(slid, withheld(c.wages));
  const paid = positive(
    federal.afterCredits(c) - federal.earnedIncomeCredit(c) - federal.childRefund(c),
  );
  const dependents = c.children * upTo(c.wages, 300, [50_000, 1000], [100_000, 500]);
  const base = positive(c.wages - deduction - paid - c.by(1500, 3000, 1500, 3000) - dependents);
  const width = c.status === "married_joint" ? 2 : 1;
  return bands(base, [2, 500 * width], [4, 3000 * width], [5, all]);
});
