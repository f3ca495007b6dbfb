import * as z from "zod";
import {
  dimensionRounding,
  kg,
  lengthUnit,
  ruleEvidence,
  weightRounding,
  weightUnit,
} from "./parts.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates has no documentation.

const side = /* @__PURE__ */ (() => z.enum(["length", "width", "height"]))();
const decimals = (description: string) =>
  z.number().meta({ description: `${description}, 6 decimals` });

const native = /* @__PURE__ */ (() =>
  z
    .object({
      actualWeight: decimals("Actual weight"),
      dimensionalWeight: decimals("Dimensional weight; 0 where the rule does not apply"),
      roundedActualWeight: decimals("Actual weight at the carrier's step"),
      roundedDimensionalWeight: decimals("Dimensional weight at the carrier's step"),
      billableWeight: decimals("The larger of the two, at the carrier's step"),
    })
    .meta({ description: "In `weightUnit`, the unit of the rule; 6 decimals" }))();

const headroom = /* @__PURE__ */ (() =>
  z
    .object({
      nextBillableWeightKg: kg.nullable().meta({
        description: "Billable weight after one more step; null where the rule has no step",
      }),
      gramsLeft: z.number().meta({ description: "The weight can grow by this much for free" }),
      sides: z
        .array(
          z.object({
            side: side.meta({ description: "Which side, as it was sent" }),
            growth: z.number().nullable().meta({
              description: "The side alone can grow by this much for free; null when without end",
            }),
            unit: lengthUnit.meta({ description: "Unit of `growth`, as the side was sent" }),
            inclusive: z.boolean().meta({ description: "Whether growing by exactly that is free" }),
          }),
        )
        .meta({ description: "How far each side can grow alone" }),
    })
    .meta({
      description: "What the parcel can grow by before it is billed at more; cut at 6 decimals",
    }))();

/** How an answer was calculated. Present only on request. */
export const dimWeightExplanationSchema = /* @__PURE__ */ (() =>
  z
    .object({
      rule: z.object(ruleEvidence).meta({ description: "The rule that was applied" }),
      lengthUnit: lengthUnit.meta({ description: "Unit of lengths in which the rule calculates" }),
      weightUnit: weightUnit.meta({ description: "Unit of weights in which the rule calculates" }),
      sides: z
        .array(
          z.object({
            side: side.meta({ description: "Which side, as it was sent" }),
            before: decimals("Before rounding, in `lengthUnit`"),
            after: decimals("After rounding, in `lengthUnit`"),
          }),
        )
        .meta({ description: "Each side before and after rounding" }),
      dimensionRounding,
      volume: decimals("Product of the rounded sides, in cubic `lengthUnit`"),
      computedDimensionalWeightKg: kg.meta({
        description: "Volume by divisor in kilograms, whether it counts or not, 4 decimals",
      }),
      applies: z
        .object({
          met: z.boolean().meta({ description: "Whether the dimensional weight counts" }),
          why: z.string().meta({ description: "Why, in a sentence for people" }),
        })
        .meta({ description: "Whether the rule applies to this parcel" }),
      roundedDimensionalWeightKg: kg.meta({
        description: "Dimensional weight at the carrier's step, in kilograms, 4 decimals",
      }),
      roundedActualWeightKg: kg.meta({
        description: "Actual weight at the carrier's step, in kilograms, 4 decimals",
      }),
      weightRounding,
      native,
      steps: z.array(z.string()).meta({
        description: "The calculation in sentences for people, in its order",
      }),
      headroom,
    })
    .meta({
      id: "DimWeightExplanation",
      description: "How the answer came about, and what is left.",
    }))();
