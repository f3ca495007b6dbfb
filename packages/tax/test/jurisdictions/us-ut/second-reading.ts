import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// Utah Code 59-10-1018: a credit of 6 % of the federal deduction and of the dependents'
// exemptions, less 1.3 % of income over a start. Since 2023 a dependent born in the year counts
// twice. 59-10-1047: 1,000 for each child of 1 to 3 (2024) or under 6 (2025), less 10 % of
// income over 43,000 / 54,000 / 27,000. 59-10-104.1: no tax if the income does not exceed the
// standard deduction.
export const secondReading = byLaw(
  ({ year, status, income, ages, isJoint, isSeparate, federal, amount, schedule }) => {
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
);
