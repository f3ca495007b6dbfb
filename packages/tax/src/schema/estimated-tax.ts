import * as z from "zod";
import {
  assumptions,
  currency,
  explanation,
  jurisdiction,
  quarterSchema,
  taxYear,
} from "./result.ts";
import { sourceSchema } from "./source.ts";

const withheld = z.number().meta({ description: "Tax withheld this year" });
const totalTax = z.number().meta({ description: "What the return asks for, before withholding" });
const required = z
  .number()
  .meta({ description: "What must be paid during the year, withholding included" });
const estimatedPayments = z
  .number()
  .meta({ description: "What is left to pay in instalments; 0 if none is required" });

/** The payments during a year that avoid a penalty. */
export const estimatedTaxPlanSchema = z
  .strictObject({
    jurisdiction,
    tax_year: taxYear,
    currency,
    total_tax: totalTax,
    required_annual_payment: required,
    withholding: withheld,
    estimated_payments: estimatedPayments,
    payments: z
      .array(quarterSchema)
      .meta({ description: "Q1 to Q4; they add up to estimated_payments exactly" }),
    levels: z
      .array(
        z.strictObject({
          jurisdiction,
          total_tax: totalTax,
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
          required_annual_payment: required,
          withholding: withheld,
          estimated_payments: estimatedPayments,
          reason: z
            .enum([
              "balance_under_threshold",
              "no_tax_last_year",
              "covered_by_withholding",
              "prior_year",
              "current_year",
            ])
            .meta({ description: "Which rule decided the amount" }),
          sources: z.array(sourceSchema).meta({ description: "Where the rules were read" }),
        }),
      )
      .meta({ description: "The nation, then the state: each has rules of its own" }),
    assumptions,
    explanation,
  })
  .meta({
    id: "EstimatedTaxPlan",
    description: "The payments during a year that avoid a penalty",
  });
