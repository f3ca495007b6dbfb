import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// IA 1040: line 5; the alternate tax; the tax reduction worksheet; a credit of 40 for
// each exemption.
export const secondReading = byForm((c) => {
  const base = federal.taxable(c);
  const wide = c.status === "married_joint" ? 2 : 1;
  const regular = c.in(
    bands(base, [4.4, 6210 * wide], [4.82, 31_050 * wide], [5.7, all]),
    base * 0.038,
  );
  const credits = 40 * (c.people + (c.status === "head_of_household" ? 1 : 0)) + 20 * c.aged;
  const kept = c.aged > 0 ? 24_000 : 9000;
  const keptByOthers = c.aged > 0 ? 32_000 : 13_500;
  if (c.status === "married_separate") return positive(regular - credits);
  if (c.status === "single") {
    return c.wages <= kept ? 0 : Math.min(positive(regular - credits), c.wages - kept);
  }
  if (c.wages <= keptByOthers) return 0;
  const alternate = (c.wages - keptByOthers) * c.in(0.057, 0.043);
  return positive(Math.min(regular, alternate) - credits);
});
