import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";
import {
  nothing,
  povertyGuideline,
  since,
} from "../../states/second-reading/return-of-wage-earners.ts";

// Va. Code 58.1-321: no tax on less than 11,950, or 23,900 on a joint return. 58.1-322.03: 930 for
// each person. 58.1-339.8(B)(1): 300 for each family member, spouse and dependents included, up to
// the poverty guideline for that number of persons.
export const secondReading = byLaw(({ year, income, persons, isJoint, isSeparate, schedule }) => {
  if (Fraction.of(isJoint ? 23_900 : 11_950).isOver(income)) return nothing;
  const single = since(year, 4500, [2022, 8000], [2024, 8500], [2025, 8750]);
  const tax = schedule(income.above((isJoint ? 2 : 1) * single + 930 * persons));
  const family = isSeparate ? persons + 1 : persons;
  return income.isOver(povertyGuideline(year, family)) ? tax : tax.above(300 * family);
});
