import { Fraction } from "../oracle/fraction.ts";
import { householdCredit } from "./household-credit.ts";
import { nothing, type SecondReading, since } from "./rules.ts";

const isHeadOrWidowed = (status: string) =>
  status === "head_of_household" || status === "surviving_spouse";

export const moToNy = {
  // RSMo 143.171.2: 35 % of the federal tax to 25,000 of Missouri adjusted gross income, 25 % to 50,000, "after reduction
  // for all credits thereon"; at most 5,000, 10,000 on a combined return. 143.161.2: 1,400 more for heads of household.
  MO: ({ year, status, income, federal, isJoint, amount, schedule }) => {
    const paid = federal.due.above(federal.refundable);
    const share = income.isOver(50_000) ? 0.15 : income.isOver(25_000) ? 0.25 : 0.35;
    const deduction = paid.times(share).least(isJoint ? 10_000 : 5000);
    const head = isHeadOrWidowed(status) && year >= 2022 ? 1400 : 0;
    const taxable = income.above(federal.standard.plus(deduction).plus(head));
    // 143.021: no tax on a taxable income of not more than the amount in front of the chart.
    return taxable.isOver(amount("minimum_taxable_income")) ? schedule(taxable) : nothing;
  },
  // 15-30-2132 and 15-30-2114 MCA to 2023: 20 % of the income between two limits, doubled on joint returns and for heads
  // of household, or the federal tax up to 5,000 (10,000 jointly); an exemption for each. Since 2024 federal taxable income.
  MT: ({ year, income, persons, isJoint, status, federal, schedule }) => {
    if (year >= 2024) return schedule(federal.taxable);
    const isDouble = isJoint || status === "head_of_household" ? 2 : 1;
    const [least, most, exemption] = since<readonly [number, number, number]>(
      year,
      [2140, 4830, 2580],
      [2022, [2260, 5090, 2710]],
      [2023, [2460, 5540, 2960]],
    );
    const standard = income
      .times(0.2)
      .most(least * isDouble)
      .least(most * isDouble);
    const federalTax = federal.due.least(isJoint ? 10_000 : 5000);
    return schedule(income.above(standard.most(federalTax).plus(exemption * persons)));
  },
  // Neb. Rev. Stat. 77-2716.01: an exemption credit for each federal exemption; Form 1040N: not more than the federal tax
  // before its credits.
  NE: ({ income, persons, federal, amount, schedule }) =>
    schedule(income.above(amount("standard_deduction")))
      .above(persons * amount("exemption_credit"))
      .least(federal.tax),
  // RSA 77:4: interest and dividends alone.
  NH: () => nothing,
  // N.J.S.A. 54A:2-4: no tax on 10,000 or less, 20,000 but for single people and separate returns; 54A:3-1: 1,000 for each
  // spouse, 1,500 for each dependent.
  NJ: ({ status, income, children, isJoint, schedule }) => {
    const free = status === "single" || status === "married_separate" ? 10_000 : 20_000;
    if (!income.isOver(free)) return nothing;
    return schedule(income.above((isJoint ? 2000 : 1000) + 1500 * children));
  },
  // NMSA 7-2-5.8: 2,500 for each exemption, less 20 % over 15,000 (separate), 15 % over 20,000 (single), 10 % over 30,000,
  // to 27,500, 36,667 and 55,000; 7-2-39: 4,000 for each dependent but one, on joint returns and for heads of household.
  NM: ({ status, income, persons, children, isJoint, isSeparate, federal, schedule }) => {
    const [start, rate, end] = isSeparate
      ? [15_000, 0.2, 27_500]
      : status === "single"
        ? [20_000, 0.15, 36_667]
        : [30_000, 0.1, 55_000];
    const each = income.isOver(end)
      ? nothing
      : Fraction.of(2500).above(income.above(start).times(rate));
    const further =
      isJoint || status === "head_of_household" ? 4000 * Math.max(0, children - 1) : 0;
    return schedule(income.above(federal.standard.plus(each.times(persons)).plus(further)));
  },
  // Tax Law 614: 8,000, 16,050 and 11,200; 616: 1,000 for each dependent; 606(b), the household credit.
  NY: (household) => {
    const { status, income, children, isJoint, schedule } = household;
    const isWide = isJoint || status === "surviving_spouse";
    const standard = isWide ? 16_050 : status === "head_of_household" ? 11_200 : 8000;
    return schedule(income.above(standard + 1000 * children)).above(householdCredit(household));
  },
} satisfies Readonly<Record<string, SecondReading>>;
