import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";

// Form 500: 48-7-27; 48-7A-3 for small incomes.
export const secondReading = byForm((c) => {
  // One spouse earns all income.
  const exclusion = c.aged > 0 ? Math.min(5000, c.wages) : 0;
  const base = positive(
    c.wages - c.by(12_000, 24_000, 12_000, 12_000) - 4000 * c.children - exclusion,
  );
  const credit =
    c.wages < 6000
      ? 26
      : c.wages < 8000
        ? 20
        : c.wages < 10_000
          ? 14
          : c.wages < 15_000
            ? 8
            : c.wages < 20_000
              ? 5
              : 0;
  return positive(base * c.in(0.0539, 0.0519) - credit * (c.people + c.aged));
});
