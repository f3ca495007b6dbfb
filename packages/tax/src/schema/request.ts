import * as z from "zod";
import { filingStatuses } from "../engine/filing-status.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { returnSchemas } from "./return.ts";
import { age, amount, flag, number, rate, signedAmount, whole, word } from "./values.ts";

// Every message completes "must be ...". The generator writes request-fields.ts from these schemas,
// so that the calculators accept the same requests without loading zod. Faults are listed in the
// order of the fields, the required ones first.

/**
 * `2026`, `2026-27`, `FY2026-27`, `AY 2027`, `YA2026`. Each jurisdiction accepts some of
 * these forms.
 */
const yearLabel = /^\s*(?:(?:[Ff][Yy]|[Aa][Yy]|[Yy][Aa]) ?)?\d{4}(?:[-/](?:\d{2}|\d{4}))?\s*$/;

const aYear = 'a tax year such as 2026 or "2026-27"';
const someAges = "a list of at most 50 ages";

const jurisdiction = jurisdictionCodeSchema.meta({
  description: "ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON",
});

/** The fields of a person and a year, which every operation reads. */
export const personSchemas = {
  filing_status: word(filingStatuses)
    .meta({ description: "Default: `single`; `assumptions` then says so" })
    .optional(),
  deductions: amount
    .meta({
      description:
        "Total that is claimed. United States: replaces the standard deduction if it is larger",
    })
    .optional(),
  tax_year: z
    .union([whole(1900, 2999, aYear), z.string(aYear).regex(yearLabel, aYear)], aYear)
    .meta({ description: "Default: the tax year that contains the current day" })
    .optional(),
  age: age
    .meta({ description: "Age of the taxpayer in years, at the end of the tax year" })
    .optional(),
  spouse_age: age
    .meta({ description: "Age of the spouse in years, at the end of the tax year" })
    .optional(),
  dependents: whole(0, 50, "a whole number from 0 to 50")
    .meta({ description: "Number of dependents. Default: the number of `dependent_ages`" })
    .optional(),
  dependent_ages: z
    .array(age, someAges)
    .max(50, someAges)
    .meta({
      description: "Ages of the dependents at the end of the tax year",
    })
    .optional(),
  spouse_income: amount
    .meta({ description: "The part of gross_income that the spouse earns" })
    .optional(),
  self_employment_income: amount
    .meta({ description: "Part of gross_income: net profit of self-employment" })
    .optional(),
  dividends: amount.meta({ description: "Part of gross_income: dividends" }).optional(),
  long_term_capital_gains: amount
    .meta({ description: "Part of gross_income: net long-term gain" })
    .optional(),
  withholding: amount
    .meta({ description: "Tax withheld this year: payments split what it leaves of tax_due" })
    .optional(),
  prior_year_tax: amount.meta({ description: "Tax of last year; for planEstimatedTax" }).optional(),
  prior_year_income: amount
    .meta({ description: "Adjusted gross income of last year; for planEstimatedTax" })
    .optional(),
  regime: z
    .string("the name of a tax regime")
    .meta({ description: "Tax regime, such as old or new in India" })
    .optional(),
  parts: number(1, 50, "a number of parts from 1 to 50")
    .meta({ description: "France: parts of the family quotient" })
    .optional(),
  local_tax_rate: rate.meta({ description: "Rate of the municipality or county" }).optional(),
  church_tax_rate: rate
    .meta({ description: "Rate of the church tax, for members: 0.09 is 9 %" })
    .optional(),
  credit_points: number(0, 100, "a number from 0 to 100")
    .meta({ description: "Israel: credit points" })
    .optional(),
  allowances: amount
    .meta({ description: "Hong Kong: total allowances, in place of the basic or married one" })
    .optional(),
  method: word(["schedule", "table"])
    .meta({
      description:
        "schedule (default) is exact to the cent; table follows the printed tax table if there is one",
    })
    .optional(),
  strict: flag
    .meta({
      description:
        "Refuses figures that are carried forward, and a single year number if tax years span two calendar years",
    })
    .optional(),
  explain: flag.meta({ description: "Adds `explanation`" }).optional(),
};

/** The fields besides the income that every operation on income tax reads. */
const options = {
  ...personSchemas,
  ...returnSchemas,
  state_withholding: amount
    .meta({ description: "The state's part of withholding; for planEstimatedTax" })
    .optional(),
  state_prior_year_tax: amount
    .meta({ description: "The state's part of prior_year_tax; for planEstimatedTax" })
    .optional(),
  levels: word(["all", "own"])
    .meta({ description: "all (default): with the national tax; own: one level alone" })
    .optional(),
  basis: word(["employment", "taxable_income"])
    .meta({
      description:
        "employment (default) applies what every employee gets; taxable_income only what every resident gets",
    })
    .optional(),
  contributions: word(["given", "calculate"])
    .meta({
      description:
        "given (default): `deductions` contains the contributions of employees; calculate: they are calculated, and deducted as the law says",
    })
    .optional(),
};

/** The request of a calculation. `jurisdiction` and `gross_income` are required. */
export const taxRequestSchema = z
  .strictObject({
    jurisdiction,
    gross_income: signedAmount.meta({
      description: "Whole income of the year. If spouses file together, the income of both",
    }),
    ...options,
  })
  .meta({
    id: "TaxRequest",
    description: "An income, its year, and the jurisdiction whose law applies.",
    examples: [
      {
        jurisdiction: "US-CA",
        filing_status: "single",
        gross_income: 85000,
        deductions: 0,
        tax_year: 2025,
      },
    ],
  });

/**
 * The fields of a request that rules read, each with the value that it has if it is absent. The
 * generator writes `Inputs` and `toInputs` from this table. `dependents` are then as many as the
 * ages. Inputs that a jurisdiction does not use are named in this order.
 */
export const inputDefaults = {
  gross_income: undefined,
  deductions: 0,
  age: undefined,
  spouse_age: undefined,
  dependents: "dependent_ages",
  dependent_ages: [],
  spouse_income: undefined,
  self_employment_income: 0,
  spouse_self_employment_income: 0,
  interest: 0,
  tax_exempt_interest: 0,
  dividends: 0,
  nonqualified_dividends: 0,
  short_term_capital_gains: 0,
  long_term_capital_gains: 0,
  pensions: 0,
  military_pensions: 0,
  spouse_pensions: 0,
  social_security: 0,
  spouse_social_security: 0,
  unemployment: 0,
  rental_income: 0,
  adjustments: undefined,
  itemized: undefined,
  business: undefined,
  tips: 0,
  overtime: 0,
  car_loan_interest: 0,
  american_opportunity_expenses: undefined,
  lifetime_learning_expenses: 0,
  retirement_contributions: 0,
  care_expenses: 0,
  basis: "employment",
  regime: undefined,
  parts: undefined,
  local_tax_rate: undefined,
  church_tax_rate: undefined,
  credit_points: undefined,
  allowances: undefined,
  method: "schedule",
};

/** The request of `grossFor`, with `net` instead of `gross_income`. */
export const grossForRequestSchema = z
  .strictObject({
    jurisdiction,
    net: amount.meta({
      description:
        "Income that the year must leave after its tax. Parts of the income that are named stay as they are: the wages beside them are found",
    }),
    ...options,
  })
  .meta({
    id: "GrossForRequest",
    description: "A net income, its year, and the jurisdiction whose law applies.",
    examples: [{ jurisdiction: "US", net: 50000, tax_year: 2025 }],
  });
