import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";

// S.C. Code 12-6-40, 12-6-1140(13), 12-6-1160: federal taxable income, less an amount for each
// dependent, and the same again for each dependent under 6. In 2025 the standard deduction is
// 15,000 / 30,000 / 22,500. In 2026 the state has a deduction of its own of these amounts, which
// falls from 40,000 / 80,000 / 60,000 on.
export const secondReading = byLaw(
  ({ year, status, income, ages, isJoint, federal, amount, schedule }) => {
    const isWide = isJoint || status === "surviving_spouse";
    const unit = isWide ? 2 : status === "head_of_household" ? 1.5 : 1;
    const young = ages.filter((age) => age < 6).length;
    const own = income.isOver(40_000 * unit) ? Number.NaN : 15_000 * unit;
    const standard = year >= 2025 ? Fraction.of(own) : federal.standard;
    const children = amount("dependent_exemption") * (ages.length + young);
    return schedule(income.above(standard).above(children));
  },
);
