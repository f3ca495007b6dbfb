import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive, poverty } from "../../states/second-reading/household.ts";

// Form 502: Instruction 16; tax table; poverty level credit of line 23 (Tax-General 10-709).
export const secondReading = byForm((c) => {
  const standard = c.in(
    Math.min(Math.max(0.15 * c.wages, c.by(1800, 3650, 1800, 3650)), c.by(2700, 5450, 2700, 5450)),
    c.by(3350, 6700, 3350, 6700),
  );
  const base = positive(c.wages - standard - 3200 * c.people - 1000 * c.aged);
  const tax = bands(base, [2, 1000], [3, 2000], [4, 3000], [4.75, 100_000]);
  const senior = c.aged > 0 ? c.by(1000, 1750, 1000, 1750) : 0;
  return positive(tax - senior - (c.wages <= poverty(c) ? 0.05 * c.wages : 0));
});
