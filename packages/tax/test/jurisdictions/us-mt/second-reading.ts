import { byLaw } from "../../states/second-reading/by-law.ts";
import { since } from "../../states/second-reading/return-of-wage-earners.ts";

// 15-30-2132 and 15-30-2114 MCA, to 2023: 20 % of the income between two limits, which are doubled
// on joint returns and for heads of household, or the federal tax up to 5,000 (10,000 jointly); and
// an exemption for each person. Since 2024 the tax is on federal taxable income.
export const secondReading = byLaw(
  ({ year, income, persons, isJoint, status, federal, schedule }) => {
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
);
