import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

// D-40: the federal standard deduction; in 2025 the one before Pub. L. 119-21.
export const secondReading = byForm((c) => {
  const standard = c.in(
    federal.standardDeduction(c),
    c.by(15_000, 30_000, 15_000, 22_500) + federal.addition(c),
  );
  return bands(positive(c.wages - standard), [4, 10_000], [6, 40_000], [6.5, 60_000]);
});
