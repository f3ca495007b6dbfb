import { byLaw } from "../../states/second-reading/by-law.ts";

// R.I. Gen. Laws 44-30-2.6: deduction and exemptions are not reduced below 210,750.
export const secondReading = byLaw(({ income, persons, amount, schedule }) =>
  schedule(income.above(amount("standard_deduction") + persons * amount("exemption"))),
);
