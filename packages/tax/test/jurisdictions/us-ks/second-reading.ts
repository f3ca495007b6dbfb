import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// K-40: exemptions of 2024 SB 1; no tax up to the sum of deduction and exemptions; to 2024 the
// credit of K.S.A. 79-32,271, on line 18, from what the credit on line 17 leaves.
export const secondReading = byForm((c) => {
  const head = c.status === "head_of_household" ? 2320 : 0;
  const standard = c.by(3605, 8240, 4120, 6180) + c.aged * c.by(850, 700, 700, 850);
  const own = c.by(9160, 18_320, 9160, 9160) + head;
  if (c.wages <= standard + own) return 0;
  const base = positive(c.wages - standard - own - 2320 * c.children);
  const width = c.status === "married_joint" ? 46_000 : 23_000;
  const food = c.year === 2024 && c.children + c.aged > 0 && c.wages <= 30_615 ? 125 * c.people : 0;
  const tax = bands(base, [5.2, width], [5.58, all]);
  return tax - Math.min(food, positive(tax - 0.17 * federal.earnedIncomeCredit(c)));
});
