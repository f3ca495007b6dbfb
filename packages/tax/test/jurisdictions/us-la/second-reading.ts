import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// IT-540: in 2024 the exemptions are taken off the lowest bracket; in 2025 the tax is 3 % of income
// over the standard deduction.
export const secondReading = byForm((c) => {
  if (c.year === 2025) return positive(c.wages - c.by(12_500, 25_000, 12_500, 25_000)) * 0.03;
  const exempt = c.by(4500, 9000, 4500, 9000) + 1000 * (c.children + c.aged);
  const width = c.status === "married_joint" ? 2 : 1;
  const scale = (base: number) =>
    bands(base, [1.85, 12_500 * width], [3.5, 50_000 * width], [4.25, all]);
  return scale(c.wages) - scale(Math.min(exempt, c.wages));
});
