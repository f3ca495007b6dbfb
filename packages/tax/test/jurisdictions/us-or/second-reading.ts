import { byLaw } from "../../states/second-reading/by-law.ts";
import { since } from "../../states/second-reading/return-of-wage-earners.ts";

// ORS 316.680 and 316.695(3): deducts the federal tax up to a limit, which is half as high on a
// separate return. In 2021 the recovery rebate of 1,400 for each person is subtracted from it.
// 316.085: an exemption credit for each person.
export const secondReading = byLaw(
  ({ year, income, persons, isSeparate, federal, amount, schedule }) => {
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
);
