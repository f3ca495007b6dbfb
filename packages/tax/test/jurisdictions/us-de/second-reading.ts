import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

// PIT-RES: a deduction of 3,250 for each person, credits of 110. A joint return uses one column.
export const secondReading = byForm((c) => {
  const base = positive(c.wages - c.by(3250, 6500, 3250, 3250) - 2500 * c.aged);
  const tax = bands(
    base,
    [0, 2000],
    [2.2, 5000],
    [3.9, 10_000],
    [4.8, 20_000],
    [5.2, 25_000],
    [5.55, 60_000],
  );
  const due = positive(tax - 110 * (c.people + c.aged));
  // 30 Del. C. 1117: 20 % of the federal credit, or 4.5 % that is paid out.
  const earned = federal.earnedIncomeCredit(c);
  const lost = Math.min(due, 0.2 * earned);
  return 0.045 * earned > lost ? due : due - lost;
});
