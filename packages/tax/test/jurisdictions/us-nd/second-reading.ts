import { byLaw } from "../../states/second-reading/by-law.ts";

// N.D.C.C. 57-38-30.3: starts from federal taxable income. The relief credit of 2021 and 2022 is
// 350, or 700 on a joint return.
export const secondReading = byLaw(({ year, isJoint, federal, schedule }) =>
  schedule(federal.taxable).above(year <= 2022 ? (isJoint ? 700 : 350) : 0),
);
