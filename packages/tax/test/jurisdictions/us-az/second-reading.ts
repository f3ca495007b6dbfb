import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { positive } from "../../states/second-reading/household.ts";

// Form 140: 2.5 %; 43-1073.01 for children under 17; 43-1073 for small incomes.
export const secondReading = byForm((c) => {
  const base = positive(
    // 43-1041 has no addition for age; 43-1023 exempts 2,100; HB 4168 of 2026 adopts the federal
    // deduction for seniors.
    c.wages -
      (federal.standardDeduction(c) - federal.addition(c)) -
      federal.seniorDeduction(c) -
      2100 * c.aged,
  );
  const limit = c.by(10_000, c.children < 2 ? 20_000 : 23_600, 10_000, 20_000);
  const family = c.wages <= limit ? Math.min(40 * c.people, c.by(120, 240, 120, 240)) : 0;
  return positive(base * 0.025 - 100 * c.children - family);
});
