import type { FormLines } from "../../../engine/jurisdiction.ts";

/**
 * The line of the form that each step fills in: the first year whose form has it there, the form or
 * its schedule, and the line. A year alone means that the line is gone. The forms are in
 * https://www.irs.gov/pub/irs-prior/: f1040--2025.pdf, and f1040s1, f1040s1a, f1040s2, f1040s3,
 * f1040s4 (2018 alone) and f1040sa. Read on 2026-11-28 in copies of them, and in two programs that
 * fill them in.
 */
const linesSince: Readonly<Record<string, string>> = {
  educator_expenses: "2018 1 23, 2019 1 10, 2021 1 11",
  hsa_deduction: "2018 1 25, 2019 1 12, 2021 1 13",
  half_of_self_employment_tax: "2018 1 27, 2019 1 14, 2021 1 15",
  self_employed_retirement: "2018 1 28, 2019 1 15, 2021 1 16",
  self_employed_health: "2018 1 29, 2019 1 16, 2021 1 17",
  ira_deduction: "2018 1 32, 2019 1 19, 2021 1 20",
  student_loan_interest: "2018 1 33, 2019 1 20, 2021 1 21",
  taxable_social_security: "2018 1040 5b, 2020 1040 6b",
  adjusted_gross_income: "2018 1040 7, 2019 1040 8b, 2020 1040 11, 2025 1040 11a",
  "itemized.medical": "2018 A 4",
  "itemized.state_and_local_taxes": "2018 A 5e",
  "itemized.charity": "2018 A 14",
  itemized_deductions:
    "2018 1040 8, 2019 1040 9, 2020 1040 12, 2021 1040 12a, 2022 1040 12, 2025 1040 12e",
  standard_deduction:
    "2018 1040 8, 2019 1040 9, 2020 1040 12, 2021 1040 12a, 2022 1040 12, 2025 1040 12e",
  business_income_deduction: "2018 1040 9, 2019 1040 10, 2020 1040 13, 2025 1040 13a",
  taxable_income: "2018 1040 10, 2019 1040 11b, 2020 1040 15",
  regular_tax: "2018 1040 11a, 2019 1040 12a, 2020 1040 16",
  alternative_minimum_tax: "2018 2 45, 2019 2 1, 2024 2 2",
  self_employment_tax: "2018 4 57, 2019 2 4",
  additional_medicare_tax: "2018 4 62a, 2019 2 8a, 2021 2 11",
  net_investment_income_tax: "2018 4 62b, 2019 2 8b, 2021 2 12",
  care_credit: "2018 3 49, 2019 3 2, 2021 3 13g, 2022 3 2",
  education_credits: "2018 3 50, 2019 3 3",
  savers_credit: "2018 3 51, 2019 3 4",
  elderly_credit: "2018 3 54c, 2019 3 6c, 2021 3 6d",
  child_credit: "2018 1040 12a, 2019 1040 13a, 2020 1040 19",
  tax_after_credits: "2018 1040 13, 2019 1040 14, 2020 1040 22",
  earned_income_credit:
    "2018 1040 17a, 2019 1040 18a, 2020 1040 27, 2021 1040 27a, 2022 1040 27, 2025 1040 27a",
  "child_credit.refundable": "2018 1040 17b, 2019 1040 18b, 2020 1040 28",
  "american_opportunity_credit.refundable": "2018 1040 17c, 2019 1040 18c, 2020 1040 29",
  charity_without_itemizing: "2021 1040 12b, 2022",
  other_dependent_credit: "2021 1040 19",
  tips_deduction: "2025 1-A 13",
  overtime_deduction: "2025 1-A 21",
  car_loan_interest_deduction: "2025 1-A 30",
  senior_deduction: "2025 1-A 37",
};

/** The last year whose form is printed. Later years name the lines of this one. */
const lastForm = "2025";

export const formLineOf: FormLines = (step, { from }) => {
  const since = linesSince[step]?.split(", ").findLast((line) => line < from);
  const [, form, line] = since?.split(" ") ?? [];
  if (form === undefined) return undefined;
  const ofYear = from.slice(0, 4) > lastForm ? ` of ${lastForm}` : "";
  return `${form === "1040" ? "Form" : "Schedule"} ${form}${ofYear}, line ${line}`;
};
