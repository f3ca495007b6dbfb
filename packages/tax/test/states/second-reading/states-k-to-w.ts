import * as federal from "./federal.ts";
import { bands, type Case, positive, poverty, upTo, withheld } from "./household.ts";

const all = Number.POSITIVE_INFINITY;

/** What the form of each state comes to for incomes up to 60,000, typed from its booklet and law a second time. */
export const formsKtoW: Readonly<Record<string, (c: Case) => number>> = {
  // K-40: exemptions of 2024 SB 1, no tax up to deduction and exemption; K.S.A. 79-32,271 to 2024.
  KS: (c) => {
    const head = c.status === "head_of_household" ? 2320 : 0;
    const standard = c.by(3605, 8240, 4120, 6180) + c.aged * c.by(850, 700, 700, 850);
    const own = c.by(9160, 18_320, 9160, 9160) + head;
    if (c.wages <= standard + own) return 0;
    const base = positive(c.wages - standard - own - 2320 * c.children);
    const width = c.status === "married_joint" ? 46_000 : 23_000;
    const food =
      c.year === 2024 && c.children + c.aged > 0 && c.wages <= 30_615 ? 125 * c.people : 0;
    return positive(bands(base, [5.2, width], [5.58, all]) - food);
  },
  // Form 740: 4 %, family size tax credit of KRS 141.066 by the poverty guideline of up to four.
  KY: (c) => {
    const tax = positive(positive(c.wages - c.in(3160, 3270)) * 0.04 - 40 * c.aged);
    const share = upTo(
      c.wages / poverty(c, 4),
      0,
      ...([
        [1, 100],
        [1.04, 90],
        [1.08, 80],
        [1.12, 70],
        [1.16, 60],
        [1.2, 50],
        [1.24, 40],
        [1.27, 30],
        [1.3, 20],
        [1.33, 10],
      ] as const),
    );
    return tax * (1 - share / 100);
  },
  // IT-540: the exemptions of 2024 come off the lowest bracket; 3 % over the standard deduction of 2025.
  LA: (c) => {
    if (c.year === 2025) return positive(c.wages - c.by(12_500, 25_000, 12_500, 25_000)) * 0.03;
    const exempt = c.by(4500, 9000, 4500, 9000) + 1000 * (c.children + c.aged);
    const width = c.status === "married_joint" ? 2 : 1;
    const scale = (base: number) =>
      bands(base, [1.85, 12_500 * width], [3.5, 50_000 * width], [4.25, all]);
    return scale(c.wages) - scale(Math.min(exempt, c.wages));
  },
  // Form 1: 5 %, 2,000 of contributions (M.G.L. c. 62 s. 3(B)(a)(3)), Schedule NTS-L.
  MA: (c) => {
    const exemption = c.by(4400, 8800, 4400, 6800) + 1000 * c.children;
    const tax =
      positive(c.wages - Math.min(2000, withheld(c.wages)) - exemption - 700 * c.aged) * 0.05;
    if (c.status === "married_separate") return tax;
    const free = c.by(8000, 16_400, 0, 14_400) + (c.status === "single" ? 0 : 1000 * c.children);
    if (c.wages <= free) return 0;
    return c.wages <= 1.75 * free ? Math.min(tax, (c.wages - free) * 0.1) : tax;
  },
  // Form 502: Instruction 16, tax table, poverty level credit of line 23 (Tax-General 10-709).
  MD: (c) => {
    const standard = c.in(
      Math.min(
        Math.max(0.15 * c.wages, c.by(1800, 3650, 1800, 3650)),
        c.by(2700, 5450, 2700, 5450),
      ),
      c.by(3350, 6700, 3350, 6700),
    );
    const base = positive(c.wages - standard - 3200 * c.people - 1000 * c.aged);
    const tax = bands(base, [2, 1000], [3, 2000], [4, 3000], [4.75, 100_000]);
    const senior = c.aged > 0 ? c.by(1000, 1750, 1000, 1750) : 0;
    return positive(tax - senior - (c.wages <= poverty(c) ? 0.05 * c.wages : 0));
  },
  // 1040ME: from 2024 the credit for dependents is refundable.
  ME: (c) => {
    const standard = c.in(
      federal.standardDeduction(c),
      c.by(15_000, 30_000, 15_000, 22_500) + federal.addition(c),
    );
    const base = positive(c.wages - standard - c.in(5000, 5150) * c.adults);
    return bands(
      base,
      [5.8, c.in(c.by(26_050, 52_100, 26_050, 39_050), c.by(26_800, 53_600, 26_800, 40_200))],
      [6.75, all],
    );
  },
  // MI-1040.
  MI: (c) => {
    const exempt = c.in(5600, 5800) * c.people;
    const senior = c.aged > 0 ? c.by(20_000, 40_000, 20_000, 20_000) : 0;
    return positive(c.wages - Math.max(exempt, senior)) * 0.0425;
  },
  // Form M1, Schedule M1R for people of 65 without benefits (290.0802).
  MN: (c) => {
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
  },
  // Form 80-105: 27-7-21, the first 10,000 are free.
  MS: (c) => {
    const exempt = c.by(6000, 12_000, 6000, 8000) + 1500 * (c.children + c.aged);
    const base = positive(c.wages - exempt - c.by(2300, 4600, 2300, 3400));
    return positive(base - 10_000) * c.in(0.047, 0.044);
  },
  // IT-140: exclusion of 11-21-10, family tax credit tables I and II of 11-21-22b.
  WV: (c) => {
    const apart = c.status === "married_separate" ? 0.5 : 1;
    const excluded = c.wages <= 10_000 * apart ? 10_000 * apart : 0;
    // Each of 65 subtracts 8,000 of income; one spouse earns everything.
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
  },
};
