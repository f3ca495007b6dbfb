import type { NumberField, WordField } from "@almanac/kernel/requests/field";
import * as z from "zod";
import { taxShape, yearRange } from "../engine/request/request-shapes.ts";
import { yearLabel } from "../engine/request/year-label.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";

const { required, optional } = taxShape;

const jurisdiction = jurisdictionCodeSchema.meta({
  description: "ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON",
});

/** The fields of a person and a year, which every operation reads. */
export const personSchemas = {
  filing_status: word(optional.filing_status)
    .meta({ description: "Default: `single`; `assumptions` then says so" })
    .optional(),
  deductions: number(optional.deductions)
    .meta({
      description:
        "Total that is claimed. United States: replaces the standard deduction if it is larger",
    })
    .optional(),
  tax_year: z
    .union(
      [
        whole({ ...yearRange, allowed: optional.tax_year.allowed }),
        z.string(optional.tax_year.allowed).regex(yearLabel, optional.tax_year.allowed),
      ],
      optional.tax_year.allowed,
    )
    .meta({ description: "Default: the tax year that contains the current day" })
    .optional(),
  age: whole(optional.age)
    .meta({ description: "Age of the taxpayer in years, at the end of the tax year" })
    .optional(),
  spouse_age: whole(optional.spouse_age)
    .meta({ description: "Age of the spouse in years, at the end of the tax year" })
    .optional(),
  dependents: whole(optional.dependents)
    .meta({ description: "Number of dependents. Default: the number of `dependent_ages`" })
    .optional(),
  dependent_ages: z
    .array(whole(optional.dependent_ages.element), optional.dependent_ages.allowed)
    .max(optional.dependent_ages.most, optional.dependent_ages.allowed)
    .meta({
      description: "Ages of the dependents at the end of the tax year",
    })
    .optional(),
  spouse_income: number(optional.spouse_income)
    .meta({ description: "The part of gross_income that the spouse earns" })
    .optional(),
  long_term_capital_gains: number(optional.long_term_capital_gains)
    .meta({ description: "The part of gross_income that is long-term gain" })
    .optional(),
  self_employment_income: number(optional.self_employment_income)
    .meta({ description: "The part of gross_income that is net profit of self-employment" })
    .optional(),
  dividends: number(optional.dividends)
    .meta({
      description: "The part of gross_income that is dividends (United States: qualified)",
    })
    .optional(),
  withholding: number(optional.withholding)
    .meta({ description: "Tax withheld this year; for planEstimatedTax" })
    .optional(),
  prior_year_tax: number(optional.prior_year_tax)
    .meta({ description: "Tax of last year; for planEstimatedTax" })
    .optional(),
  prior_year_income: number(optional.prior_year_income)
    .meta({ description: "Adjusted gross income of last year; for planEstimatedTax" })
    .optional(),
  regime: z
    .string(optional.regime.allowed)
    .meta({ description: "Tax regime, such as old or new in India" })
    .optional(),
  parts: number(optional.parts)
    .meta({ description: "France: parts of the family quotient" })
    .optional(),
  local_tax_rate: number(optional.local_tax_rate)
    .meta({ description: "Rate of the municipality or county" })
    .optional(),
  church_tax_rate: number(optional.church_tax_rate)
    .meta({ description: "Rate of the church tax, for members: 0.09 is 9 %" })
    .optional(),
  credit_points: number(optional.credit_points)
    .meta({ description: "Israel: credit points" })
    .optional(),
  allowances: number(optional.allowances)
    .meta({ description: "Hong Kong: total allowances, in place of the basic or married one" })
    .optional(),
  method: word(optional.method)
    .meta({
      description:
        "schedule (default) is exact to the cent; table follows the printed tax table if there is one",
    })
    .optional(),
  strict: z
    .boolean(optional.strict.allowed)
    .meta({
      description:
        "Refuses figures that are carried forward, and a single year number if tax years span two calendar years",
    })
    .optional(),
  explain: z
    .boolean(optional.explain.allowed)
    .meta({ description: "Adds `explanation`" })
    .optional(),
};

/** The fields besides the income that every operation on income tax reads. */
const options = {
  ...personSchemas,
  basis: word(optional.basis)
    .meta({
      description:
        "employment (default) applies what every employee gets; taxable_income only what every resident gets",
    })
    .optional(),
  contributions: word(optional.contributions)
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
    gross_income: number(required.gross_income).meta({
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

/** The request of `grossFor`, with `net` instead of `gross_income`. */
export const grossForRequestSchema = z
  .strictObject({
    jurisdiction,
    net: number(required.gross_income).meta({
      description: "Income that the year must leave after its tax",
    }),
    ...options,
  })
  .meta({
    id: "GrossForRequest",
    description: "A net income, its year, and the jurisdiction whose law applies.",
    examples: [{ jurisdiction: "US", net: 50000, tax_year: 2025 }],
  });

type Range = Pick<NumberField, "allowed" | "least" | "most">;

export function number({ allowed, least, most }: Range) {
  return z.number(allowed).min(least, allowed).max(most, allowed);
}

export function whole({ allowed, least, most }: Range) {
  return z.int(allowed).min(least, allowed).max(most, allowed);
}

function word<const Word extends string>({ allowed, words }: WordField<Word>) {
  return z.enum(words, allowed);
}
