import * as z from "zod";
import { amount, anObject, flag, signedAmount } from "./values.ts";

const adjustments = z
  .strictObject(
    {
      ira: amount.meta({ description: "Paid to traditional IRAs" }).optional(),
      hsa: amount.meta({ description: "Paid to health savings accounts, not by work" }).optional(),
      student_loan_interest: amount.meta({ description: "Interest on student loans" }).optional(),
      self_employed_health: amount
        .meta({ description: "Health insurance of the self-employed" })
        .optional(),
      self_employed_retirement: amount
        .meta({ description: "Paid to SEP, SIMPLE or solo 401(k) plans" })
        .optional(),
      educator: amount.meta({ description: "What a teacher paid for the classroom" }).optional(),
    },
    anObject,
  )
  .meta({ description: "United States: what is subtracted before adjusted gross income" });

const itemized = z
  .strictObject(
    {
      mortgage_interest: amount
        .meta({ description: "Interest on the debt for the home" })
        .optional(),
      property_tax: amount.meta({ description: "Taxes on real estate" }).optional(),
      state_income_tax: amount
        .meta({ description: "State and local income tax paid. Default: as calculated" })
        .optional(),
      charity: amount.meta({ description: "Gifts in cash to public charities" }).optional(),
      medical: amount.meta({ description: "Medical expenses, before the floor" }).optional(),
      other: amount.meta({ description: "Other itemized deductions" }).optional(),
    },
    anObject,
  )
  .meta({
    description: "United States: itemized deductions by kind, taken if they leave less tax",
  });

const business = z
  .strictObject(
    {
      specified_service: flag
        .meta({ description: "Whether it is a specified service, such as law or consulting" })
        .optional(),
      w2_wages: amount.meta({ description: "Wages that the business paid" }).optional(),
      property: amount.meta({ description: "Cost of its property" }).optional(),
    },
    anObject,
  )
  .meta({ description: "United States: the business, for the deduction of 26 U.S.C. 199A" });

const someExpenses = "a list of at most 10 amounts";

/** What a return declares by kind: income, deductions and expenses. */
export const returnSchemas = {
  spouse_income: signedAmount
    .meta({ description: "The part of gross_income that the spouse earns, or loses" })
    .optional(),
  self_employment_income: signedAmount
    .meta({ description: "Part of gross_income: net profit of self-employment, or a loss" })
    .optional(),
  long_term_capital_gains: signedAmount
    .meta({ description: "Part of gross_income: net long-term gain, or a loss" })
    .optional(),
  spouse_self_employment_income: signedAmount
    .meta({ description: "The spouse's part of self_employment_income" })
    .optional(),
  interest: amount.meta({ description: "Part of gross_income: taxable interest" }).optional(),
  tax_exempt_interest: amount
    .meta({ description: "Interest beside gross_income that this tax exempts" })
    .optional(),
  nonqualified_dividends: amount
    .meta({ description: "United States: the part of dividends that is not qualified" })
    .optional(),
  short_term_capital_gains: signedAmount
    .meta({ description: "Part of gross_income: net short-term gain, or a loss" })
    .optional(),
  pensions: amount.meta({ description: "Part of gross_income: taxable pensions" }).optional(),
  military_pensions: amount
    .meta({ description: "The part of pensions that is military retirement pay" })
    .optional(),
  spouse_pensions: amount.meta({ description: "The spouse's part of pensions" }).optional(),
  social_security: amount
    .meta({ description: "Part of gross_income: Social Security benefits, before tax" })
    .optional(),
  spouse_social_security: amount
    .meta({ description: "The spouse's part of social_security" })
    .optional(),
  unemployment: amount
    .meta({ description: "Part of gross_income: unemployment benefits" })
    .optional(),
  rental_income: signedAmount
    .meta({ description: "Part of gross_income: net rent, or a loss" })
    .optional(),
  adjustments: adjustments.optional(),
  itemized: itemized.optional(),
  business: business.optional(),
  tips: amount
    .meta({ description: "United States: qualified tips, which gross_income contains" })
    .optional(),
  overtime: amount
    .meta({ description: "United States: the premium part of overtime pay in gross_income" })
    .optional(),
  car_loan_interest: amount
    .meta({ description: "United States: interest on a loan for a new car assembled there" })
    .optional(),
  american_opportunity_expenses: z
    .array(amount, someExpenses)
    .max(10, someExpenses)
    .meta({ description: "United States: tuition of each student in the first four years" })
    .optional(),
  lifetime_learning_expenses: amount
    .meta({ description: "United States: other tuition, of all students" })
    .optional(),
  retirement_contributions: amount
    .meta({ description: "United States: paid to plans at work, beside gross_income" })
    .optional(),
  care_expenses: amount
    .meta({ description: "United States: paid for the care of children under 13, to work" })
    .optional(),
};

/** What an employee pays from wages before tax, in the year. */
export const preTaxSchema = z
  .strictObject(
    {
      retirement: amount
        .meta({ description: "Deferrals to a 401(k) or a similar plan" })
        .optional(),
      health: amount.meta({ description: "Health insurance under a cafeteria plan" }).optional(),
      hsa: amount.meta({ description: "Health savings account, by salary" }).optional(),
      commuter: amount.meta({ description: "Transit passes and parking" }).optional(),
    },
    anObject,
  )
  .meta({ description: "United States: paid from the wages of the year before tax" });
