export const filingStatuses = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
] as const;

/** A filing status of a taxpayer; each jurisdiction has some of them. */
export type FilingStatus = (typeof filingStatuses)[number];
