import type { FormLines } from "../../../engine/jurisdiction.ts";

/**
 * The line of the form that each step fills in, listed under the first year whose form has it
 * there; an empty line is one that is gone. The forms are in https://www.irs.gov/pub/irs-prior/:
 * f1040--2025.pdf, and f1040s1, f1040s1a, f1040s2, f1040s3, f1040s4 (2018 alone) and f1040sa. Read
 * on 2026-11-28 in copies of them, and in two programs that fill them in.
 */
const linesSince: readonly (readonly [year: number, Readonly<Record<string, string>>])[] = [
  [
    2018,
    {
      educator_expenses: "Schedule 1, line 23",
      hsa_deduction: "Schedule 1, line 25",
      half_of_self_employment_tax: "Schedule 1, line 27",
      self_employed_retirement: "Schedule 1, line 28",
      self_employed_health: "Schedule 1, line 29",
      ira_deduction: "Schedule 1, line 32",
      student_loan_interest: "Schedule 1, line 33",
      taxable_social_security: "Form 1040, line 5b",
      adjusted_gross_income: "Form 1040, line 7",
      "itemized.medical": "Schedule A, line 4",
      "itemized.state_and_local_taxes": "Schedule A, line 5e",
      "itemized.charity": "Schedule A, line 14",
      itemized_deductions: "Form 1040, line 8",
      standard_deduction: "Form 1040, line 8",
      business_income_deduction: "Form 1040, line 9",
      taxable_income: "Form 1040, line 10",
      regular_tax: "Form 1040, line 11a",
      alternative_minimum_tax: "Schedule 2, line 45",
      self_employment_tax: "Schedule 4, line 57",
      additional_medicare_tax: "Schedule 4, line 62a",
      net_investment_income_tax: "Schedule 4, line 62b",
      care_credit: "Schedule 3, line 49",
      education_credits: "Schedule 3, line 50",
      savers_credit: "Schedule 3, line 51",
      elderly_credit: "Schedule 3, line 54c",
      child_credit: "Form 1040, line 12a",
      tax_after_credits: "Form 1040, line 13",
      earned_income_credit: "Form 1040, line 17a",
      "child_credit.refundable": "Form 1040, line 17b",
      "american_opportunity_credit.refundable": "Form 1040, line 17c",
    },
  ],
  [
    2019,
    {
      educator_expenses: "Schedule 1, line 10",
      hsa_deduction: "Schedule 1, line 12",
      half_of_self_employment_tax: "Schedule 1, line 14",
      self_employed_retirement: "Schedule 1, line 15",
      self_employed_health: "Schedule 1, line 16",
      ira_deduction: "Schedule 1, line 19",
      student_loan_interest: "Schedule 1, line 20",
      adjusted_gross_income: "Form 1040, line 8b",
      itemized_deductions: "Form 1040, line 9",
      standard_deduction: "Form 1040, line 9",
      business_income_deduction: "Form 1040, line 10",
      taxable_income: "Form 1040, line 11b",
      regular_tax: "Form 1040, line 12a",
      alternative_minimum_tax: "Schedule 2, line 1",
      self_employment_tax: "Schedule 2, line 4",
      additional_medicare_tax: "Schedule 2, line 8a",
      net_investment_income_tax: "Schedule 2, line 8b",
      care_credit: "Schedule 3, line 2",
      education_credits: "Schedule 3, line 3",
      savers_credit: "Schedule 3, line 4",
      elderly_credit: "Schedule 3, line 6c",
      child_credit: "Form 1040, line 13a",
      tax_after_credits: "Form 1040, line 14",
      earned_income_credit: "Form 1040, line 18a",
      "child_credit.refundable": "Form 1040, line 18b",
      "american_opportunity_credit.refundable": "Form 1040, line 18c",
    },
  ],
  [
    2020,
    {
      taxable_social_security: "Form 1040, line 6b",
      adjusted_gross_income: "Form 1040, line 11",
      itemized_deductions: "Form 1040, line 12",
      standard_deduction: "Form 1040, line 12",
      business_income_deduction: "Form 1040, line 13",
      taxable_income: "Form 1040, line 15",
      regular_tax: "Form 1040, line 16",
      child_credit: "Form 1040, line 19",
      tax_after_credits: "Form 1040, line 22",
      earned_income_credit: "Form 1040, line 27",
      "child_credit.refundable": "Form 1040, line 28",
      "american_opportunity_credit.refundable": "Form 1040, line 29",
    },
  ],
  [
    2021,
    {
      educator_expenses: "Schedule 1, line 11",
      hsa_deduction: "Schedule 1, line 13",
      half_of_self_employment_tax: "Schedule 1, line 15",
      self_employed_retirement: "Schedule 1, line 16",
      self_employed_health: "Schedule 1, line 17",
      ira_deduction: "Schedule 1, line 20",
      student_loan_interest: "Schedule 1, line 21",
      itemized_deductions: "Form 1040, line 12a",
      standard_deduction: "Form 1040, line 12a",
      charity_without_itemizing: "Form 1040, line 12b",
      additional_medicare_tax: "Schedule 2, line 11",
      net_investment_income_tax: "Schedule 2, line 12",
      care_credit: "Schedule 3, line 13g",
      elderly_credit: "Schedule 3, line 6d",
      other_dependent_credit: "Form 1040, line 19",
      earned_income_credit: "Form 1040, line 27a",
    },
  ],
  [
    2022,
    {
      itemized_deductions: "Form 1040, line 12",
      standard_deduction: "Form 1040, line 12",
      charity_without_itemizing: "",
      care_credit: "Schedule 3, line 2",
      earned_income_credit: "Form 1040, line 27",
    },
  ],
  [2024, { alternative_minimum_tax: "Schedule 2, line 2" }],
  [
    2025,
    {
      adjusted_gross_income: "Form 1040, line 11a",
      itemized_deductions: "Form 1040, line 12e",
      standard_deduction: "Form 1040, line 12e",
      tips_deduction: "Schedule 1-A, line 13",
      overtime_deduction: "Schedule 1-A, line 21",
      car_loan_interest_deduction: "Schedule 1-A, line 30",
      senior_deduction: "Schedule 1-A, line 37",
      business_income_deduction: "Form 1040, line 13a",
      earned_income_credit: "Form 1040, line 27a",
    },
  ],
];

/** The last year whose form is printed. Later years name the lines of this one. */
const lastForm = 2025;

export const formLineOf: FormLines = (step, { from }) => {
  const year = Number(from.slice(0, 4));
  const since = linesSince.findLast(([first, lines]) => first <= year && lines[step] !== undefined);
  const line = since?.[1][step];
  if (line === undefined || line === "") return undefined;
  return year > lastForm ? line.replace(",", ` of ${lastForm},`) : line;
};
