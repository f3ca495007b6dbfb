import * as z from "zod";
import { filingStatuses } from "./engine/jurisdiction.ts";
import {
  requestFields as fields,
  type NumberField,
  type WordField,
} from "./engine/request/request-fields.ts";
import { yearLabel } from "./engine/request/year-label.ts";

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

const period = z.string().meta({ description: "Q1 to Q4" });
const dueDate = z.iso.date().optional();
const sourceSchema = z.strictObject({ title: z.string(), url: z.string(), read_on: z.string() });

const lineSchema = z.strictObject({
  jurisdiction: z.string(),
  step: z
    .string()
    .meta({ description: "What was done: `tax.band`, `standard_deduction`, `rounding`" }),
  amount: z.number(),
  base: z.number().optional(),
  rate: z.number().optional(),
  parameter: z
    .string()
    .meta({ description: "The figure used, as GET /v1/jurisdictions/{code} lists it" })
    .optional(),
  effective_from: z.iso.date().optional(),
  confidence: z.enum(["two_sources", "one_source"]).optional(),
  sources: z.array(sourceSchema).optional(),
});

const explanationSchema = z
  .strictObject({
    components: z.record(z.string(), z.number()).meta({ description: "Named amounts" }),
    lines: z
      .array(lineSchema)
      .meta({ description: "Every step, in order, with the figure it used" }),
  })
  .meta({ id: "TaxExplanation" });

/** The tax of one year, how it is paid, and what was assumed. */
export const taxResultSchema = z
  .strictObject({
    jurisdiction: z.string(),
    tax_year: z.string(),
    period_start: z.iso.date(),
    period_end: z.iso.date(),
    filing_status: z.enum(filingStatuses),
    currency: z.string(),
    tax_due: z
      .number()
      .meta({ description: "Income tax of the year, before payments, in `currency`" }),
    effective_rate: z
      .number()
      .meta({ description: "tax_due as a fraction of gross_income, 6 decimals" }),
    marginal_rate: z.number().meta({
      description:
        "Change of tax_due over the next 100 units of income (more where a country rounds coarsely), per unit",
    }),
    quarterly: z
      .array(z.strictObject({ period, payment: z.number(), due_date: dueDate }))
      .length(4)
      .meta({ description: "Q1 to Q4; they add up to tax_due exactly" }),
    instalments: z
      .array(z.strictObject({ period: z.string(), payment: z.number(), due_date: dueDate }))
      .meta({ description: "The country's real schedule, where it is not four quarters" })
      .optional(),
    figures: z.enum(["published", "carried_forward"]),
    carried_forward: z
      .array(z.string())
      .meta({ description: "The figures that are those of an earlier year" })
      .optional(),
    assumptions: z.array(z.string()),
    explanation: explanationSchema.optional(),
  })
  .meta({ id: "TaxResult", description: "An estimate, and no advice." });

const estimatedTaxPlanSchema = z
  .strictObject({
    jurisdiction: z.string(),
    tax_year: z.string(),
    currency: z.string(),
    total_tax: z
      .number()
      .meta({ description: "Tax of the year after all credits, payroll parts included" }),
    current_year_amount: z.number(),
    prior_year_amount: z.number().optional(),
    required_annual_payment: z.number(),
    withholding: z.number(),
    estimated_payments: z.number(),
    reason: z.enum([
      "balance_under_threshold",
      "no_tax_last_year",
      "covered_by_withholding",
      "prior_year",
      "current_year",
    ]),
    payments: z.array(z.strictObject({ period, payment: z.number(), due_date: dueDate })),
    sources: z.array(sourceSchema),
  })
  .meta({ id: "EstimatedTaxPlan" });

const figureSchema = z.strictObject({
  parameter: z.string(),
  effective_from: z.iso.date(),
  value: z.unknown().meta({ description: "A number, a table, or one of either per filing status" }),
  confidence: z.enum(["two_sources", "one_source"]),
  carried_forward: z.literal(true).optional(),
  sources: z.array(sourceSchema),
});

const yearSchema = z.strictObject({
  tax_year: z.string(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  status: z.enum(["enacted", "announced", "draft"]),
  confidence: z.enum(["two_sources", "two_sources_partial", "one_source"]),
  figures: z.enum(["published", "carried_forward"]),
});

const summaryShape = {
  jurisdiction: z.string(),
  name: z.string(),
  currency: z.string(),
  filing_statuses: z.array(z.enum(filingStatuses)),
  inputs: z.array(z.string()).meta({ description: "Optional inputs that change a result" }),
  years: z.array(yearSchema),
};

/** What is loaded. */
export const jurisdictionsSchema = z
  .strictObject({ jurisdictions: z.array(z.strictObject(summaryShape)) })
  .meta({ id: "Jurisdictions" });

/** One jurisdiction with all its figures. */
export const jurisdictionSchema = z
  .strictObject({ ...summaryShape, figures: z.array(figureSchema) })
  .meta({ id: "Jurisdiction" });

/** What is loaded, as the API lists it. */
export type Jurisdictions = z.infer<typeof jurisdictionsSchema>;
/** One entry of {@link Jurisdictions}. */
export type JurisdictionSummary = Jurisdictions["jurisdictions"][number];
/** One jurisdiction with every dated figure. */
export type JurisdictionDetail = z.infer<typeof jurisdictionSchema>;
/** An estimated-tax plan. */
export type EstimatedTaxPlan = z.infer<typeof estimatedTaxPlanSchema>;
/** What a calculation is asked with. */
export type TaxRequest = z.infer<typeof taxRequestSchema>;
/** What a calculation answers. */
export type TaxResult = z.infer<typeof taxResultSchema>;
/** Components and steps of a result. */
export type TaxExplanation = z.infer<typeof explanationSchema>;

function number({ allowed, least, most }: NumberField) {
  return z.number(allowed).min(least, allowed).max(most, allowed);
}

function whole({ allowed, least, most }: NumberField) {
  return z.int(allowed).min(least, allowed).max(most, allowed);
}

function word<const Word extends string>({ allowed, words }: WordField<Word>) {
  return z.enum(words, allowed);
}
