import * as z from "zod";
import {
  carrierName,
  dimensionRounding,
  divisor,
  divisorUnit,
  kg,
  lengthUnit,
  ruleEvidence,
  warnings,
  weightRounding,
  weightUnit,
} from "./parts.ts";

const side = /* @__PURE__ */ (() => z.enum(["length", "width", "height"]))();
const explanation = /* @__PURE__ */ (() =>
  z
    .object({
      rule: z.object(ruleEvidence),
      lengthUnit,
      weightUnit,
      sides: z.array(z.object({ side, before: z.number(), after: z.number() })),
      dimensionRounding,
      volume: z.number(),
      computedDimensionalWeightKg: kg,
      applies: z.object({ met: z.boolean(), why: z.string() }),
      roundedDimensionalWeightKg: kg,
      roundedActualWeightKg: kg,
      weightRounding,
      native: z
        .object({
          actualWeight: z.number(),
          dimensionalWeight: z.number(),
          roundedActualWeight: z.number(),
          roundedDimensionalWeight: z.number(),
          billableWeight: z.number(),
        })
        .meta({ description: "In `weightUnit`, the unit of the rule; 6 decimals" }),
      steps: z.array(z.string()),
      headroom: z.object({
        nextBillableWeightKg: kg.nullable().meta({ description: "After one more step" }),
        gramsLeft: z.number().meta({ description: "The weight can grow by this much for free" }),
        sides: z.array(
          z.object({
            side,
            growth: z.number().nullable().meta({
              description: "The side alone can grow by this much for free; null when without end",
            }),
            unit: lengthUnit,
            inclusive: z.boolean().meta({ description: "Whether growing by exactly that is free" }),
          }),
        ),
      }),
    })
    .meta({
      id: "DimWeightExplanation",
      description: "How the answer came about, and what is left.",
    }))();

/** The answer for one parcel under one rule. */
export const dimWeightResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carrier: carrierName,
      divisor,
      dimensionalWeightKg: kg.meta({
        description: "Volume by divisor, 4 decimals; 0 where the rule does not apply",
      }),
      billableWeightKg: kg.meta({
        description: "The larger of both weights, up to the carrier's step, 4 decimals",
      }),
      oversized: z.boolean().meta({ description: "Dimensional weight exceeds actual weight" }),
      ruleId: z.string(),
      divisorUnit,
      profile: z.string(),
      warnings,
      explanation: explanation.optional(),
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

/** The answers of several carriers for one parcel, lightest first. */
export const compareResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      results: z.array(dimWeightResultSchema),
      unavailable: z.array(
        z.object({
          carrier: carrierName,
          profile: z.string(),
          code: z.string(),
          message: z.string(),
        }),
      ),
    })
    .meta({
      id: "CompareResult",
      description: "Answers by billable weight, then in the order of carriers.",
    }))();

/** The answer for a shipment: rounded piece by piece, then added up. */
export const shipmentResultSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carrier: carrierName,
      ruleId: z.string(),
      profile: z.string(),
      divisor,
      divisorUnit,
      pieces: z.array(dimWeightResultSchema),
      actualWeightKg: kg,
      dimensionalWeightKg: kg,
      billableWeightKg: kg,
      oversized: z.boolean().meta({ description: "The sums: dimensional exceeds actual weight" }),
      warnings,
    })
    .meta({
      id: "ShipmentResult",
      description: "Every piece under one rule, and the exact sums.",
    }))();

/** What {@link calculateDimWeight} answers. */
export type DimWeightResult = z.infer<typeof dimWeightResultSchema>;
/** How an answer came about, when it was asked for. */
export type DimWeightExplanation = z.infer<typeof explanation>;
/** What {@link compareCarriers} answers. */
export type CompareResult = z.infer<typeof compareResultSchema>;
/** What {@link calculateShipment} answers. */
export type ShipmentResult = z.infer<typeof shipmentResultSchema>;
