import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive } from "../../states/second-reading/household.ts";
import { creditOfTableE } from "./table-e.ts";

const all = Number.POSITIVE_INFINITY;

// CT-1040 TCS: tables A, B and E.
export const secondReading = byForm((c) => {
  const [most, full] = c.by(
    [15_000, 30_000],
    [24_000, 48_000],
    [12_000, 24_000],
    [19_000, 38_000],
  ) as [number, number];
  const exemption = positive(most - Math.ceil(positive(c.wages - full) / 1000) * 1000);
  const base = positive(c.wages - exemption);
  const low = c.by(10_000, 20_000, 10_000, 16_000);
  const tax = bands(base, [2, low], [4.5, low * 5], [5.5, all]);
  const tableC = Math.min(
    Math.ceil(
      positive(c.wages - c.by(56_500, 100_500, 50_250, 78_500)) / c.by(5000, 5000, 2500, 4000),
    ) * c.by(25, 50, 25, 40),
    c.by(250, 500, 250, 400),
  );
  return (tax + tableC) * (1 - creditOfTableE(c) / 100);
});
