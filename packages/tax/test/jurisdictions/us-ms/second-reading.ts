import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";

// Form 80-105: exemptions of 27-7-21; the first 10,000 are not taxed.
export const secondReading = byForm((c) => {
  const exempt = c.by(6000, 12_000, 6000, 8000) + 1500 * (c.children + c.aged);
  const base = positive(c.wages - exempt - c.by(2300, 4600, 2300, 3400));
  return positive(base - 10_000) * c.in(0.047, 0.044);
});
