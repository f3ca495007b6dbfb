import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { sourceSchema } from "./source.ts";

const period = z.string().meta({ description: "Q1 to Q4" });
const dueDate = z.iso.date().optional();

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

/** What a calculation answers. */
export type TaxResult = z.infer<typeof taxResultSchema>;
/** Components and steps of a result. */
export type TaxExplanation = z.infer<typeof explanationSchema>;
/** An estimated-tax plan. */
export type EstimatedTaxPlan = z.infer<typeof estimatedTaxPlanSchema>;
