import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { sourceSchema } from "./source.ts";

const jurisdiction = jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" });
const taxYear = z
  .string()
  .meta({ description: "Such as `2026`, or `2026-27` where the tax year spans two" });
const currency = z.string().meta({ description: "ISO 4217 code of the currency of all amounts" });

const period = z.string().meta({ description: "Q1 to Q4" });
const payment = z.number().meta({ description: "Amount to pay, in `currency`" });
const dueDate = z.iso
  .date()
  .meta({ description: "Last day for the payment; absent if the law fixes no day" })
  .optional();

const lineSchema = z.strictObject({
  jurisdiction: jurisdictionCodeSchema.meta({ description: "Whose figures the step used" }),
  step: z
    .string()
    .meta({ description: "What was done: `tax.band`, `standard_deduction`, `rounding`" }),
  amount: z.number().meta({ description: "The result of the step, in `currency`, 4 decimals" }),
  base: z
    .number()
    .meta({ description: "The amount that the step applied to, 4 decimals" })
    .optional(),
  rate: z
    .number()
    .meta({ description: "The rate that the step applied, a fraction with 8 decimals" })
    .optional(),
  parameter: z
    .string()
    .meta({ description: "The figure used, as GET /v1/jurisdictions/{code} lists it" })
    .optional(),
  effective_from: z.iso
    .date()
    .meta({ description: "First day on which the figure is in force" })
    .optional(),
  confidence: z
    .enum(["two_sources", "one_source"])
    .meta({ description: "Whether two independent sources state the figure, or one" })
    .optional(),
  sources: z.array(sourceSchema).meta({ description: "Where the figure was read" }).optional(),
});

/** Components and steps of a result. */
export const taxExplanationSchema = z
  .strictObject({
    components: z.record(z.string(), z.number()).meta({ description: "Named amounts" }),
    lines: z
      .array(lineSchema)
      .meta({ description: "Every step, in order, with the figure it used" }),
  })
  .meta({ id: "TaxExplanation", description: "The components and steps of a result" });

/** The tax of one year, how it is paid, and what was assumed. */
export const taxResultSchema = z
  .strictObject({
    jurisdiction,
    tax_year: taxYear,
    period_start: z.iso.date().meta({ description: "First day of the tax year" }),
    period_end: z.iso.date().meta({ description: "Last day of the tax year" }),
    filing_status: z
      .enum(filingStatuses)
      .meta({ description: "The filing status that was calculated with" }),
    currency,
    tax_due: z.number().meta({
      description: "Every tax of the return less every credit, before payments; 0 at least",
    }),
    refund: z
      .number()
      .meta({ description: "What refundable credits pay out beyond the tax" })
      .optional(),
    effective_rate: z
      .number()
      .meta({ description: "tax_due as a fraction of gross_income, 6 decimals" }),
    marginal_rate: z.number().meta({
      description:
        "Change of tax_due over the next 100 units of income, per unit. More units are used if a country rounds coarsely",
    }),
    quarterly: z
      .array(
        z.strictObject({
          period,
          payment,
          due_date: dueDate,
          parts: z
            .array(z.strictObject({ jurisdiction, payment, due_date: dueDate }))
            .meta({ description: "The payment to each level, where shares or dates differ" })
            .optional(),
        }),
      )
      .length(4)
      .meta({ description: "Q1 to Q4; they add up to tax_due, less withholding, exactly" }),
    levels: z
      .array(
        z.strictObject({
          jurisdiction,
          tax_due: z.number().meta({ description: "The part of tax_due that this level asks for" }),
          refund: z.number().meta({ description: "The part of refund" }).optional(),
          components: z
            .record(z.string(), z.number())
            .meta({ description: "Named amounts of the return" }),
        }),
      )
      .meta({ description: "Each tax that the code stands for, the national one first" }),
    instalments: z
      .array(
        z.strictObject({
          period: z.string().meta({ description: "Name of the instalment, such as `1 (2026-03)`" }),
          payment,
          due_date: dueDate,
        }),
      )
      .meta({ description: "The country's real schedule, if it is not four quarters" })
      .optional(),
    figures: z
      .enum(["published", "carried_forward"])
      .meta({ description: "Whether some figures used are those of an earlier year" }),
    carried_forward: z
      .array(z.string())
      .meta({ description: "The figures that are those of an earlier year" })
      .optional(),
    assumptions: z
      .array(z.string())
      .meta({ description: "What was assumed and what was left out, in sentences" }),
    explanation: taxExplanationSchema
      .meta({ description: "Components and steps; with `explain: true`" })
      .optional(),
  })
  .meta({ id: "TaxResult", description: "An estimate, not advice." });

/** The payments during a year that avoid a penalty. */
export const estimatedTaxPlanSchema = z
  .strictObject({
    jurisdiction,
    tax_year: taxYear,
    currency,
    total_tax: z
      .number()
      .meta({ description: "Tax of the year after all credits, payroll parts included" }),
    current_year_amount: z
      .number()
      .meta({ description: "The share of this year's tax that avoids a penalty" }),
    prior_year_amount: z
      .number()
      .meta({
        description:
          "The amount by last year's tax that avoids a penalty; absent if last year's tax does not count",
      })
      .optional(),
    required_annual_payment: z
      .number()
      .meta({ description: "The smaller of the two amounts, withholding included" }),
    withholding: z.number().meta({ description: "Tax withheld this year, as requested" }),
    estimated_payments: z
      .number()
      .meta({ description: "What is left to pay in instalments; 0 if none is required" }),
    reason: z
      .enum([
        "balance_under_threshold",
        "no_tax_last_year",
        "covered_by_withholding",
        "prior_year",
        "current_year",
      ])
      .meta({ description: "Which rule decided the amount" }),
    payments: z
      .array(z.strictObject({ period, payment, due_date: dueDate }))
      .meta({ description: "Q1 to Q4; they add up to estimated_payments exactly" }),
    sources: z.array(sourceSchema).meta({ description: "Where the rules were read" }),
  })
  .meta({
    id: "EstimatedTaxPlan",
    description: "The payments during a year that avoid a penalty",
  });
