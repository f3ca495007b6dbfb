import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { positive } from "../../states/second-reading/household.ts";

// Form 40: rates of 63-3024; a credit of 205 for a child up to 2025 (63-3029L).
export const secondReading = byForm((c) => {
  const free = c.in(c.by(4673, 9346, 4673, 9346), c.by(4811, 9622, 4811, 9622));
  const rate = c.in(0.05695, 0.053);
  return positive(positive(federal.taxable(c) - free) * rate - 205 * c.children);
});
