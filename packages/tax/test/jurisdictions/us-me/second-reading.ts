import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// 1040ME: from 2024 the credit for dependents is refundable.
export const secondReading = byForm((c) => {
  const standard = c.in(
    federal.standardDeduction(c),
    c.by(15_000, 30_000, 15_000, 22_500) + federal.addition(c),
  );
  const base = positive(c.wages - standard - c.in(5000, 5150) * c.adults);
  return bands(
    base,
    [5.8, c.in(c.by(26_050, 52_100, 26_050, 39_050), c.by(26_800, 53_600, 26_800, 40_200))],
    [6.75, all],
  );
});
