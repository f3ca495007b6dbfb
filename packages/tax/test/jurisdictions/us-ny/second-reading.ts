import { byLaw } from "../../states/second-reading/by-law.ts";
import { householdCredit } from "./household-credit.ts";

// Tax Law 614: deductions of 8,000, 16,050 and 11,200. 616: 1,000 for each dependent. 606(b): the
// household credit.
export const secondReading = byLaw((household) => {
  const { status, income, children, isJoint, schedule } = household;
  const isWide = isJoint || status === "surviving_spouse";
  const standard = isWide ? 16_050 : status === "head_of_household" ? 11_200 : 8000;
  return schedule(income.above(standard + 1000 * children)).above(householdCredit(household));
});
