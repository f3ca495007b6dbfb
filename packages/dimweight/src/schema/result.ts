import * as z from "zod";
import { warningCodes } from "../data/warning-codes.ts";
import { dimWeightErrorCodes } from "../errors.ts";
import { dimWeightExplanationSchema } from "./explanation.ts";
import {
  carrierNameSchema,
  divisor,
  divisorUnit,
  kg,
  profileNameSchema,
  ruleId,
} from "./field-schemas.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates
// has no documentation.

/** A warning about an answer. */
export const dimWeightWarningSchema = /* @__PURE__ */ (() =>
  z
    .object({
      code: z.enum(warningCodes).meta({ description: "Stable name of the warning" }),
      message: z.string().meta({ description: "What the warning means, as a sentence for people" }),
    })
    .meta({ description: "A warning about the rule or the parcel" }))();

const warnings = /* @__PURE__ */ (() =>
  z.array(dimWeightWarningSchema).meta({
    description: "Warnings about the rule or the parcel. A warning never changes a number",
  }))();

const profile = /* @__PURE__ */ (() =>
  profileNameSchema.meta({ description: "Profile whose rule was applied" }))();

/** The answer for one parcel under one rule. */
export const dimWeightResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carrier: carrierNameSchema,
      divisor,
      dimensionalWeightKg: kg.meta({
        description: "Volume divided by the divisor, 4 decimals; 0 if the rule does not apply",
      }),
      billableWeightKg: kg.meta({
        description: "The larger of both weights, rounded up to the carrier's step, 4 decimals",
      }),
      oversized: z
        .boolean()
        .meta({ description: "Whether the dimensional weight exceeds the actual weight" }),
      ruleId,
      divisorUnit,
      profile,
      warnings,
      explanation: dimWeightExplanationSchema.optional(),
    })
    .meta({
      id: "DimWeightResult",
      description: "Dimensional and billable weight under the carrier's published rule.",
      examples: [
        {
          carrier: "dhl",
          divisor: 5000,
          dimensionalWeightKg: 4.8,
          billableWeightKg: 5,
          oversized: true,
          ruleId: "dhl.metric",
          divisorUnit: "cm3/kg",
          profile: "metric",
          warnings: [],
        },
      ],
    }))();

const errorCodes = /* @__PURE__ */ (() => Object.values(dimWeightErrorCodes).flat())();

/** The answers of several carriers for one parcel, lightest first. */
export const compareResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      results: z.array(dimWeightResultSchema).meta({
        description:
          'One answer per carrier, or per profile with `profiles: "all"`; lowest billable weight first',
      }),
      unavailable: z
        .array(
          z.object({
            carrier: carrierNameSchema,
            profile: profileNameSchema.meta({ description: "Profile without a rule on the date" }),
            code: z
              .enum(errorCodes)
              .meta({ description: "The error code that says why this carrier has no answer" }),
            message: z.string().meta({ description: "The same reason as a sentence" }),
          }),
        )
        .meta({ description: "Carriers and profiles that have no rule on the date" }),
    })
    .meta({
      id: "CompareResult",
      description: "Answers sorted by billable weight, then in the order of the carriers.",
    }))();

/** The answer for a shipment: rounded piece by piece, then added up. */
export const shipmentResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carrier: carrierNameSchema,
      ruleId,
      profile,
      divisor,
      divisorUnit,
      pieces: z.array(dimWeightResultSchema).meta({
        description: "The answer for each piece, in the order of the request",
      }),
      actualWeightKg: kg.meta({
        description: "Sum of the actual weights in kilograms, 4 decimals",
      }),
      dimensionalWeightKg: kg.meta({
        description: "Sum of the dimensional weights in kilograms, 4 decimals",
      }),
      billableWeightKg: kg.meta({
        description: "Sum of the billable weights in kilograms, 4 decimals",
      }),
      oversized: z.boolean().meta({
        description:
          "Whether the sum of the dimensional weights exceeds that of the actual weights",
      }),
      warnings,
    })
    .meta({
      id: "ShipmentResult",
      description: "Every piece under one rule, and the exact sums.",
    }))();
