import { Fraction } from "../oracle/fraction.ts";
import { nothing, povertyGuideline, type SecondReading, since } from "./rules.ts";
import { taxForgiveness } from "./tax-forgiveness.ts";

export const ncToWi = {
  // G.S. 105-153.5(a): 10,750 / 21,500 / 16,125 in 2021, 12,750 / 25,500 / 19,125 since; (a1): 500 less for each child over
  // 20,000, 40,000 (joint) or 30,000 (head of household), and again over half as much more.
  NC: ({ year, status, income, children, isJoint, isSeparate, schedule }) => {
    const isWide = isJoint || status === "surviving_spouse";
    const isSingle = status === "single" || isSeparate;
    const unit = isWide ? 2 : isSingle ? 1 : 1.5;
    const standard = since(year, 10_750, [2022, 12_750]) * unit;
    const steps = [20_000, 30_000, 40_000, 50_000, 60_000, 70_000];
    const reached = steps.filter((step) => income.isOver(step * unit)).length;
    const child = Math.max(0, since(year, 2500, [2022, 3000]) - 500 * reached);
    return schedule(income.above(standard + child * children));
  },
  // N.D.C.C. 57-38-30.3: federal taxable income; the relief credit of 2021 and 2022 is 350, 700 on a joint return.
  ND: ({ year, isJoint, federal, schedule }) =>
    schedule(federal.taxable).above(year <= 2022 ? (isJoint ? 700 : 350) : 0),
  // R.C. 5747.025: 2,400 for each to 40,000, 2,150 to 80,000; 5747.02(A)(3): no tax to 25,000 (2021) or 26,050;
  // 5747.022: 20 for each where the income less exemptions is less than 30,000.
  OH: ({ year, income, persons, schedule }) => {
    const taxable = income.above((income.isOver(40_000) ? 2150 : 2400) * persons);
    if (!taxable.isOver(year === 2021 ? 25_000 : 26_050)) return nothing;
    return schedule(taxable).above(Fraction.of(30_000).isOver(taxable) ? 20 * persons : 0);
  },
  // 68 O.S. 2358: 6,350 / 12,700 / 9,350 and 1,000 for each; 2357(B)(2): 5 % of the federal child tax credit to 100,000.
  OK: ({ status, income, persons, isJoint, federal, schedule }) => {
    const isWide = isJoint || status === "surviving_spouse";
    const standard = isWide ? 12_700 : status === "head_of_household" ? 9350 : 6350;
    const credit = income.isOver(100_000) ? nothing : federal.familyCredit.times(0.05);
    return schedule(income.above(standard + 1000 * persons)).above(credit);
  },
  // ORS 316.680 and 316.695(3): the federal tax up to a limit, of which a separate return has half; in 2021 less the
  // recovery rebate of 1,400 for each; 316.085: an exemption credit for each.
  OR: ({ year, income, persons, isSeparate, federal, amount, schedule }) => {
    const limit = since(
      year,
      7050,
      [2022, 7250],
      [2023, 7800],
      [2024, 8250],
      [2025, 8500],
      [2026, 8750],
    );
    const paid = federal.due.above(year === 2021 ? 1400 * persons : 0);
    const taxable = income.above(
      paid.least(isSeparate ? limit / 2 : limit).plus(amount("standard_deduction")),
    );
    return schedule(taxable).above(persons * amount("exemption_credit"));
  },
  // 72 P.S. 7302 and 7304: 3.07 % of all income, less the share that Schedule SP forgives.
  PA: (household) =>
    household.income.times(0.0307).times(Fraction.of(1).minus(taxForgiveness(household))),
  // R.I. Gen. Laws 44-30-2.6: deduction and exemptions are whole below 210,750.
  RI: ({ income, persons, amount, schedule }) =>
    schedule(income.above(amount("standard_deduction") + persons * amount("exemption"))),
  // S.C. Code 12-6-40, 12-6-1140(13), 12-6-1160: federal taxable income (with 15,000 / 30,000 / 22,500 in 2025 and, as a
  // deduction of its own that falls from 40,000 / 80,000 / 60,000, in 2026) less an amount for each dependent, and as much
  // again for each under 6.
  SC: ({ year, status, income, ages, isJoint, federal, amount, schedule }) => {
    const isWide = isJoint || status === "surviving_spouse";
    const unit = isWide ? 2 : status === "head_of_household" ? 1.5 : 1;
    const young = ages.filter((age) => age < 6).length;
    const own = income.isOver(40_000 * unit) ? Number.NaN : 15_000 * unit;
    const standard = year >= 2025 ? Fraction.of(own) : federal.standard;
    const children = amount("dependent_exemption") * (ages.length + young);
    return schedule(income.above(standard).above(children));
  },
  // Utah Code 59-10-1018: 6 % of the federal deduction and of the dependents' exemptions, of whom one born in the year
  // counts twice since 2023, less 1.3 % over a start; 59-10-1047: 1,000 for each child of 1 to 3 (2024), under 6 (2025), less
  // 10 % over 43,000 / 54,000 / 27,000; 59-10-104.1: nothing where the income is not over the standard deduction.
  UT: ({ year, status, income, ages, isJoint, isSeparate, federal, amount, schedule }) => {
    if (!income.isOver(federal.standard)) return nothing;
    const isWide = isJoint || status === "surviving_spouse";
    const born = year >= 2023 ? ages.filter((age) => age === 0).length : 0;
    const exemptions = amount("dependent_exemption") * (ages.length + born);
    const taxpayer = federal.standard
      .plus(exemptions)
      .times(0.06)
      .above(income.above(amount("credit_start")).times(0.013));
    const isYoung = (age: number) => (year === 2024 ? age >= 1 && age < 4 : year > 2024 && age < 6);
    const [single, joint, apart] =
      year >= 2026 ? [49_000, 61_000, 30_500] : [43_000, 54_000, 27_000];
    const start = isWide ? joint : isSeparate ? apart : single;
    const child = Fraction.of(1000 * ages.filter(isYoung).length).above(
      income.above(start).times(0.1),
    );
    return schedule(income).above(taxpayer).above(child);
  },
  // Va. Code 58.1-321: no tax on less than 11,950, 23,900 on a joint return; 58.1-322.03: 930 for each; 58.1-339.8(B)(1): 300
  // for each of the family, spouse and dependents, to the poverty guideline of so many persons.
  VA: ({ year, income, persons, isJoint, isSeparate, schedule }) => {
    if (Fraction.of(isJoint ? 23_900 : 11_950).isOver(income)) return nothing;
    const single = since(year, 4500, [2022, 8000], [2024, 8500], [2025, 8750]);
    const tax = schedule(income.above((isJoint ? 2 : 1) * single + 930 * persons));
    const family = isSeparate ? persons + 1 : persons;
    return income.isOver(povertyGuideline(year, family)) ? tax : tax.above(300 * family);
  },
  // 32 V.S.A. 5811(21): deduction and personal exemptions; the minimum of 5822(a)(6) begins at 150,000.
  VT: ({ income, persons, amount, schedule }) =>
    schedule(income.above(amount("standard_deduction") + persons * amount("exemption"))),
  // RCW 82.87: long-term capital gains alone.
  WA: () => nothing,
  // Wis. Stat. 71.05(22): the deduction falls with income; 700 for each; surviving spouses are heads of household; 71.07(5m): the working families credit takes all of
  // the tax below 9,000 (18,000 jointly) and the last of it at 1,000 more.
  WI: ({ status, income, persons, isJoint, amount, schedule }) => {
    const isHead = status === "head_of_household" || status === "surviving_spouse";
    const rate = status === "single" ? 0.12 : isHead ? 0.22515 : 0.19778;
    const deduction = Fraction.of(amount("standard_deduction")).above(
      income.above(amount("slide_start")).times(rate),
    );
    const single = Fraction.of(amount("single_deduction")).above(
      income.above(amount("single_start")).times(0.12),
    );
    const best = isHead ? deduction.most(single) : deduction;
    const left = income
      .above(isJoint ? 18_000 : 9000)
      .over(1000)
      .least(1);
    return schedule(income.above(best.plus(700 * persons))).times(left);
  },
} satisfies Readonly<Record<string, SecondReading>>;
