import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

// N-11: brackets of Act 46 of 2024; standard deductions of HRS 235-2.4.
export const secondReading = byForm((c) => {
  const base = positive(c.wages - c.by(4400, 8800, 4400, 6424) - 1144 * (c.people + c.aged));
  const wide = c.by(1, 2, 1, 1.5);
  return c.year === 2024
    ? bands(
        base,
        ...(
          [
            [1.4, 2400],
            [3.2, 4800],
            [5.5, 9600],
            [6.4, 14_400],
            [6.8, 19_200],
            [7.2, 24_000],
            [7.6, 36_000],
            [7.9, 48_000],
            [8.25, 150_000],
          ] as const
        ).map(([rate, end]) => [rate, end * wide] as const),
      )
    : bands(
        base,
        ...(
          [
            [1.4, 9600],
            [3.2, 14_400],
            [5.5, 19_200],
            [6.4, 24_000],
            [6.8, 36_000],
            [7.2, 48_000],
            [7.6, 125_000],
          ] as const
        ).map(([rate, end]) => [rate, end * wide] as const),
      );
});
