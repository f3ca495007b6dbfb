import { byLaw } from "../../states/second-reading/by-law.ts";

// Neb. Rev. Stat. 77-2716.01: an exemption credit for each federal exemption. Form 1040N: the tax
// is not higher than the federal tax before its credits.
export const secondReading = byLaw(({ income, persons, federal, amount, schedule }) =>
  schedule(income.above(amount("standard_deduction")))
    .above(persons * amount("exemption_credit"))
    .least(federal.tax),
);
