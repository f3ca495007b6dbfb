import * as z from "zod";
import {
  requestFields as fields,
  type NumberField,
  type WordField,
} from "../engine/request/request-fields.ts";
import { yearLabel } from "../engine/request/year-label.ts";

/** What a calculation is asked with; `jurisdiction` and `gross_income` are required. */
export const taxRequestSchema = z
  .strictObject({
    jurisdiction: z.string(fields.jurisdiction.allowed).meta({
      description:
        "ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON",
    }),
    gross_income: number(fields.gross_income).meta({
      description: "Whole income of the year, of both spouses when they file together",
    }),
    filing_status: word(fields.filing_status)
      .meta({ description: "Without one `single`, which `assumptions` then says" })
      .optional(),
    deductions: number(fields.deductions)
      .meta({
        description: "Total claimed. United States: replaces the standard deduction where larger",
      })
      .optional(),
    tax_year: z
      .union(
        [
          whole(fields.tax_year),
          z.string(fields.tax_year.allowed).regex(yearLabel, fields.tax_year.allowed),
        ],
        fields.tax_year.allowed,
      )
      .meta({ description: "Without one the tax year that contains the present day" })
      .optional(),
    age: whole(fields.age).meta({ description: "At the end of the tax year" }).optional(),
    spouse_age: whole(fields.spouse_age).optional(),
    dependents: whole(fields.dependents).optional(),
    dependent_ages: z
      .array(whole(fields.dependent_ages.element), fields.dependent_ages.allowed)
      .max(fields.dependent_ages.most, fields.dependent_ages.allowed)
      .meta({
        description: "Ages at the end of the tax year; `dependents` counts them when absent",
      })
      .optional(),
    spouse_income: number(fields.spouse_income)
      .meta({ description: "The part of gross_income that the spouse earns" })
      .optional(),
    long_term_capital_gains: number(fields.long_term_capital_gains)
      .meta({ description: "The part of gross_income that is long-term gain" })
      .optional(),
    self_employment_income: number(fields.self_employment_income)
      .meta({ description: "The part of gross_income that is net profit of self-employment" })
      .optional(),
    dividends: number(fields.dividends)
      .meta({
        description: "The part of gross_income that is dividends (United States: qualified)",
      })
      .optional(),
    withholding: number(fields.withholding)
      .meta({ description: "Tax withheld this year; for planEstimatedTax" })
      .optional(),
    prior_year_tax: number(fields.prior_year_tax)
      .meta({ description: "Tax of last year; for planEstimatedTax" })
      .optional(),
    prior_year_income: number(fields.prior_year_income)
      .meta({ description: "Adjusted gross income of last year; for planEstimatedTax" })
      .optional(),
    basis: word(fields.basis)
      .meta({
        description:
          "employment (default) applies what every employee gets; taxable_income only what every resident gets",
      })
      .optional(),
    regime: z
      .string(fields.regime.allowed)
      .meta({ description: "Such as India's old and new" })
      .optional(),
    parts: number(fields.parts)
      .meta({ description: "France: parts of the family quotient" })
      .optional(),
    local_tax_rate: number(fields.local_tax_rate)
      .meta({ description: "Rate of the municipality or county" })
      .optional(),
    church_tax_rate: number(fields.church_tax_rate).optional(),
    credit_points: number(fields.credit_points)
      .meta({ description: "Israel: credit points" })
      .optional(),
    allowances: number(fields.allowances)
      .meta({ description: "Hong Kong: total allowances, in place of the basic or married one" })
      .optional(),
    method: word(fields.method)
      .meta({
        description:
          "schedule (default) is exact to the cent; table follows the printed tax table where there is one",
      })
      .optional(),
    strict: z
      .boolean(fields.strict.allowed)
      .meta({
        description: "Refuses carried-forward figures, and a bare year where tax years span two",
      })
      .optional(),
    explain: z
      .boolean(fields.explain.allowed)
      .meta({ description: "Adds `explanation`" })
      .optional(),
  })
  .meta({
    id: "TaxRequest",
    description: "Whose income, of which year, under whose law.",
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

/** What a calculation is asked with. */
export type TaxRequest = z.infer<typeof taxRequestSchema>;

function number({ allowed, least, most }: NumberField) {
  return z.number(allowed).min(least, allowed).max(most, allowed);
}

function whole({ allowed, least, most }: NumberField) {
  return z.int(allowed).min(least, allowed).max(most, allowed);
}

function word<const Word extends string>({ allowed, words }: WordField<Word>) {
  return z.enum(words, allowed);
}
