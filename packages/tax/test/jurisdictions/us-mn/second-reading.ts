import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// Form M1; Schedule M1R for people of 65 without benefits (290.0802).
export const secondReading = byForm((c) => {
  const standard =
    c.in(c.by(14_575, 29_150, 14_575, 21_900), c.by(14_950, 29_900, 14_950, 22_500)) +
    c.aged * c.in(c.by(1950, 1550, 1550, 1950), c.by(2000, 1550, 1550, 2000));
  const [most, start] = c.by([9600, 14_500], [12_000, 18_000], [6000, 9000], [9600, 14_500]) as [
    number,
    number,
  ];
  const elderly = c.aged > 0 ? positive(most - positive(c.wages - start) / 2) : 0;
  const base = positive(c.wages - standard - elderly - c.in(5050, 5200) * c.children);
  const end = c.in(c.by(31_690, 46_330, 23_165, 39_010), c.by(32_570, 47_620, 23_810, 40_100));
  return bands(base, [5.35, end], [6.8, all]);
});
