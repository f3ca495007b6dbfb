import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive, poverty } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// IT-140: exclusion of 11-21-10; family tax credit tables I and II of 11-21-22b.
export const secondReading = byForm((c) => {
  const apart = c.status === "married_separate" ? 0.5 : 1;
  const excluded = c.wages <= 10_000 * apart ? 10_000 * apart : 0;
  // Each person of 65 subtracts up to 8,000 of income. One spouse earns all income.
  const senior = c.aged > 0 ? Math.min(8000, c.wages) : 0;
  const base = positive(c.wages - excluded - senior - 2000 * c.people);
  const [a, b, d] = c.in([2.36, 3.15, 3.54], [2.22, 2.96, 3.33]) as [number, number, number];
  const tax = bands(
    base,
    [a, 10_000 * apart],
    [b, 25_000 * apart],
    [d, 40_000 * apart],
    [c.in(4.72, 4.44), 60_000 * apart],
    [c.in(5.12, 4.82), all],
  );
  const over = c.wages - poverty(c, 8) * apart;
  const tenths = over <= 0 ? 10 : positive(10 - Math.ceil(over / (300 * apart)));
  return tax * (1 - tenths / 10);
});
