import { type Case, positive } from "../../states/second-reading/household.ts";

/** The credit of table E in per cent, for incomes up to 60,000. */
export function creditOfTableE({ wages, by }: Case): number {
  const [first, second, third, fourth, fifth, sixth] = by(
    [15_000, 18_800, 22_300, 25_000, 26_500, 31_300],
    [24_000, 30_000, 33_500, 40_000, 41_500, 50_000],
    [12_000, 15_000, 18_500, 20_000, 21_500, 25_000],
    [19_000, 24_000, 27_500, 34_000, 35_500, 44_000],
  ) as [number, number, number, number, number, number];
  const steps = (start: number) => Math.ceil(positive(wages - start) / 500);
  if (wages <= first) return 0;
  if (wages <= second) return 75;
  if (wages <= third) return 75 - 5 * steps(second);
  if (wages <= fourth) return 35;
  if (wages <= fifth) return 35 - 5 * steps(fourth);
  if (wages <= sixth) return 15;
  return Math.max(10, 15 - steps(sixth));
}
