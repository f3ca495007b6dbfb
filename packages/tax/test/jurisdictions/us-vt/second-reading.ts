import { byLaw } from "../../states/second-reading/by-law.ts";

// 32 V.S.A. 5811(21): deduction and personal exemptions. The minimum of 5822(a)(6) begins
// at 150,000.
export const secondReading = byLaw(({ income, persons, amount, schedule }) =>
  schedule(income.above(amount("standard_deduction") + persons * amount("exemption"))),
);
