import { bands, type Case, positive } from "./household.ts";

/** 26 U.S.C. 63(f): the addition to the standard deduction for age. */
export const addition = (c: Case): number =>
  c.aged * c.in(c.by(1950, 1550, 1550, 1950), c.by(2000, 1600, 1600, 2000));

/** Pub. L. 119-21 section 70103, for incomes up to 75,000. */
export const seniorDeduction = (c: Case): number =>
  c.status === "married_separate" ? 0 : c.aged * c.in(0, 6000);

/** 26 U.S.C. 63(c); Rev. Proc. 2023-34, Pub. L. 119-21 section 70102. */
export const standardDeduction = (c: Case): number =>
  addition(c) + c.in(c.by(14_600, 29_200, 14_600, 21_900), c.by(15_750, 31_500, 15_750, 23_625));

export const taxable = (c: Case): number =>
  positive(c.wages - standardDeduction(c) - seniorDeduction(c));

/** Form 1040, line 16, for incomes up to 60,000. */
function beforeCredits(c: Case): number {
  const first = c.in(c.by(11_600, 23_200, 11_600, 16_550), c.by(11_925, 23_850, 11_925, 17_000));
  const second = c.in(c.by(47_150, 94_300, 47_150, 63_100), c.by(48_475, 96_950, 48_475, 64_850));
  return bands(taxable(c), [10, first], [12, second], [22, Number.POSITIVE_INFINITY]);
}

/** Schedule R, line 20: 26 U.S.C. 22. Spouses on separate returns are taken to live together. */
function afterElderlyCredit(c: Case): number {
  const initial = c.aged === 0 ? 0 : c.aged === 2 ? 7500 : c.by(5000, 5000, 0, 5000);
  const lost = positive(c.wages - c.by(7500, 10_000, 5000, 7500)) / 2;
  return positive(beforeCredits(c) - 0.15 * positive(initial - lost));
}

/** Form 1040, line 22: the tax after the child credit. */
export const afterCredits = (c: Case): number =>
  positive(afterElderlyCredit(c) - c.children * c.in(2000, 2200));

/** 26 U.S.C. 32: the earned income credit. */
export function earnedIncomeCredit(c: Case): number {
  if (c.status === "married_separate" || (c.children === 0 && c.aged > 0)) return 0;
  const [rate, most, fall] = (
    [
      [7.65, c.in(632, 649), 7.65],
      [34, c.in(4213, 4328), 15.98],
      [40, c.in(6960, 7152), 21.06],
    ] as const
  )[c.children] ?? [45, c.in(7830, 8046), 21.06];
  const joint = c.status === "married_joint";
  const start =
    c.children === 0
      ? joint
        ? c.in(17_250, 17_730)
        : c.in(10_330, 10_620)
      : joint
        ? c.in(29_640, 30_470)
        : c.in(22_720, 23_350);
  const falling = positive(most - (positive(c.wages - start) * fall) / 100);
  return Math.min(most, (c.wages * rate) / 100, falling);
}

/** Schedule 8812, line 27, for fewer than three children. */
export function childRefund(c: Case): number {
  const left =
    c.children * c.in(2000, 2200) - Math.min(afterElderlyCredit(c), c.children * c.in(2000, 2200));
  return Math.min(left, c.children * 1700, 0.15 * positive(c.wages - 2500));
}
