import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { sourceSchema } from "./source.ts";

export const jurisdiction = jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" });
export const taxYear = z
  .string()
  .meta({ description: "Such as `2026`, or `2026-27` where the tax year spans two" });
export const currency = z
  .string()
  .meta({ description: "ISO 4217 code of the currency of all amounts" });

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
  form_line: z
    .string()
    .meta({ description: "The line of the printed form, such as `Form 1040, line 15`" })
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

/** The payment of a quarter. */
export const quarterSchema = z
  .strictObject({
    period,
    payment,
    due_date: dueDate,
    parts: z
      .array(z.strictObject({ jurisdiction, payment, due_date: dueDate }))
      .meta({ description: "The payment to each level, where shares or dates differ" })
      .optional(),
  })
  .meta({ id: "QuarterlyPayment", description: "What is paid for one quarter" });

export const assumptions = z
  .array(z.string())
  .meta({ description: "What was assumed and what was left out, in sentences" });

export const explanation = taxExplanationSchema
  .meta({ description: "Components and steps; with `explain: true`" })
  .optional();

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
        "Change of tax_due over the next 100 units of wages, per unit; of profit, if there is a profit and no wages. More units are used if a country rounds coarsely",
    }),
    quarterly: z
      .array(quarterSchema)
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
    assumptions,
    explanation,
  })
  .meta({ id: "TaxResult", description: "An estimate, not advice." });
