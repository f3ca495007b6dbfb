import * as federal from "./federal.ts";
import { bands, type Case, positive, upTo, withheld } from "./household.ts";
import { arkansas, creditOfTableE, lowIncomeTable } from "./printed-rows.ts";

const all = Number.POSITIVE_INFINITY;

/** What the form of each state comes to for incomes up to 60,000, typed from its booklet and law a second time. */
export const formsAtoI: Readonly<Record<string, (c: Case) => number>> = {
  // Form 40: standard deduction chart, federal tax worksheet, 40-18-19.
  AL: (c) => {
    const [most, least, start, step, piece] = c.by(
      [3000, 2500, 25_500, 500, 25],
      [8500, 5000, 25_500, 500, 175],
      [4250, 2500, 12_750, 250, 88],
      [5200, 2500, 25_500, 500, 135],
    ) as [number, number, number, number, number];
    const slid = Math.max(least, most - Math.floor(positive(c.wages - start) / step) * piece);
    const deduction = Math.max(slid, withheld(c.wages));
    const paid = positive(
      federal.afterCredits(c) - federal.earnedIncomeCredit(c) - federal.childRefund(c),
    );
    const dependents = c.children * upTo(c.wages, 300, [50_000, 1000], [100_000, 500]);
    const base = positive(c.wages - deduction - paid - c.by(1500, 3000, 1500, 3000) - dependents);
    const width = c.status === "married_joint" ? 2 : 1;
    return bands(base, [2, 500 * width], [4, 3000 * width], [5, all]);
  },
  // AR1000F: tax of line 29, low income tables where they are for the status, worksheet of the additional credit by line 28.
  AR: (c) => {
    const standard = c.in(c.by(2410, 4820, 2410, 2410), c.by(2470, 4940, 2470, 2470));
    const regular = (net: number): number =>
      c.year === 2024
        ? arkansas(
            net,
            [5500, 2, 109.98],
            [10_900, 3, 218.97],
            [15_600, 3.4, 281.37],
            [25_700, 3.9, 409.86],
          )
        : arkansas(net, [5600, 2, 112], [11_200, 3, 224], [16_000, 3.4, 288], [26_400, 3.9, 420]);
    const additional = (line28: number): number => {
      const hundreds = Math.ceil(positive(line28 - c.in(25_800, 26_500)) / 100);
      return positive(60 - 5 * hundreds) * c.adults;
    };
    const net = positive(c.wages - standard);
    const ways = [positive(regular(net) - additional(net))];
    if (c.status !== "married_separate")
      ways.push(positive(lowIncomeTable(c) - additional(c.wages)));
    const persons = c.people + 2 * c.aged + (c.status === "head_of_household" ? 1 : 0);
    return positive(Math.min(...ways) - 29 * persons);
  },
  // Form 140: 2.5 %, 43-1073.01 for children under 17, 43-1073 for small incomes.
  AZ: (c) => {
    const base = positive(
      // 43-1041 has no addition for age, 43-1023 an exemption of 2,100; HB 4168 of 2026 the federal deduction for seniors.
      c.wages -
        (federal.standardDeduction(c) - federal.addition(c)) -
        federal.seniorDeduction(c) -
        2100 * c.aged,
    );
    const limit = c.by(10_000, c.children < 2 ? 20_000 : 23_600, 10_000, 20_000);
    const family = c.wages <= limit ? Math.min(40 * c.people, c.by(120, 240, 120, 240)) : 0;
    return positive(base * 0.025 - 100 * c.children - family);
  },
  // Form 540: tax rate schedules, exemption credits of line 7 and line 10.
  CA: (c) => {
    const base = positive(
      c.wages - c.in(c.by(5540, 11_080, 5540, 11_080), c.by(5706, 11_412, 5706, 11_412)),
    );
    const [a, b, d, e] = c.in(
      c.by(
        [10_756, 25_499, 40_245, 55_866],
        [21_512, 50_998, 80_490, 111_732],
        [10_756, 25_499, 40_245, 55_866],
        [21_527, 51_000, 65_744, 81_364],
      ),
      c.by(
        [11_079, 26_264, 41_452, 57_542],
        [22_158, 52_528, 82_904, 115_084],
        [11_079, 26_264, 41_452, 57_542],
        [22_173, 52_530, 67_716, 83_805],
      ),
    ) as [number, number, number, number];
    const tax = bands(base, [1, a], [2, b], [4, d], [6, e], [8, all]);
    return positive(tax - (c.adults + c.aged) * c.in(149, 153) - c.children * c.in(461, 475));
  },
  // DR 0104: federal taxable income.
  CO: (c) => federal.taxable(c) * c.in(0.0425, 0.044),
  // CT-1040 TCS: tables A, B and E.
  CT: (c) => {
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
  },
  // D-40: the federal standard deduction, in 2025 as it was before Pub. L. 119-21.
  DC: (c) => {
    const standard = c.in(
      federal.standardDeduction(c),
      c.by(15_000, 30_000, 15_000, 22_500) + federal.addition(c),
    );
    return bands(positive(c.wages - standard), [4, 10_000], [6, 40_000], [6.5, 60_000]);
  },
  // PIT-RES: 3,250 a person, 110 a credit; one column for a joint return.
  DE: (c) => {
    const base = positive(c.wages - c.by(3250, 6500, 3250, 3250) - 2500 * c.aged);
    const tax = bands(
      base,
      [0, 2000],
      [2.2, 5000],
      [3.9, 10_000],
      [4.8, 20_000],
      [5.2, 25_000],
      [5.55, 60_000],
    );
    return positive(tax - 110 * (c.people + c.aged));
  },
  // Form 500: 48-7-27, 48-7A-3 for small incomes.
  GA: (c) => {
    // One spouse earns everything.
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
  },
  // N-11: Act 46 of 2024, standard deductions of HRS 235-2.4.
  HI: (c) => {
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
  },
  // IA 1040: line 5, the alternate tax, the tax reduction worksheet; 40 for each exemption.
  IA: (c) => {
    const base = federal.taxable(c);
    const wide = c.status === "married_joint" ? 2 : 1;
    const regular = c.in(
      bands(base, [4.4, 6210 * wide], [4.82, 31_050 * wide], [5.7, all]),
      base * 0.038,
    );
    const credits = 40 * (c.people + (c.status === "head_of_household" ? 1 : 0)) + 20 * c.aged;
    const kept = c.aged > 0 ? 24_000 : 9000;
    const keptByOthers = c.aged > 0 ? 32_000 : 13_500;
    if (c.status === "married_separate") return positive(regular - credits);
    if (c.status === "single") {
      return c.wages <= kept ? 0 : Math.min(positive(regular - credits), c.wages - kept);
    }
    if (c.wages <= keptByOthers) return 0;
    const alternate = (c.wages - keptByOthers) * c.in(0.057, 0.043);
    return positive(Math.min(regular, alternate) - credits);
  },
  // Form 40: 63-3024, 205 for a child to 2025 (63-3029L).
  ID: (c) => {
    const free = c.in(c.by(4673, 9346, 4673, 9346), c.by(4811, 9622, 4811, 9622));
    const rate = c.in(0.05695, 0.053);
    return positive(positive(federal.taxable(c) - free) * rate - 205 * c.children);
  },
  // IL-1040: line 10, Schedule IL-E/EIC.
  IL: (c) => positive(c.wages - c.in(2775, 2850) * c.people - 1000 * c.aged) * 0.0495,
  // IT-40, Schedule 3: 1,000 a person, 1,500 more a child.
  IN: (c) =>
    positive(
      c.wages -
        1000 * c.people -
        1500 * c.children -
        (c.wages < c.by(40_000, 40_000, 20_000, 40_000) ? 1500 : 1000) * c.aged,
    ) * c.in(0.0305, 0.03),
};
