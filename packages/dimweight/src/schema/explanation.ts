import * as z from "zod";
import {
  dimensionRounding,
  kg,
  lengthUnit,
  ruleEvidence,
  weightRounding,
  weightUnit,
} from "./field-schemas.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates
// has no documentation.

const side = /* @__PURE__ */ (() => z.enum(["length", "width", "height"]))();
const decimals = (description: string) =>
  z.number().meta({ description: `${description}, 6 decimals` });

const native = /* @__PURE__ */ (() =>
  z
    .object({
      actualWeight: decimals("Actual weight"),
      dimensionalWeight: decimals("Dimensional weight, 0 if the rule does not apply"),
      roundedActualWeight: decimals("Actual weight, rounded to the carrier's step"),
      roundedDimensionalWeight: decimals("Dimensional weight, rounded to the carrier's step"),
      billableWeight: decimals("The larger of the two rounded weights"),
    })
    .meta({ description: "The weights in `weightUnit`, the unit of the rule, 6 decimals" }))();

const headroom = /* @__PURE__ */ (() =>
  z
    .object({
      nextBillableWeightKg: kg.nullable().meta({
        description: "Billable weight after one more step; null if the rule has no step",
      }),
      gramsLeft: z.number().meta({
        description: "Grams that the weight can grow by before the billable weight increases",
      }),
      sides: z
        .array(
          z.object({
            side: side.meta({ description: "Which side, as it was sent" }),
            growth: z.number().nullable().meta({
              description:
                "Length that this side alone can grow by before the billable weight increases; null if there is no limit",
            }),
            unit: lengthUnit.meta({
              description: "Unit of `growth`, which is the unit of the request",
            }),
            inclusive: z.boolean().meta({
              description:
                "Whether growing by exactly `growth` leaves the billable weight the same",
            }),
          }),
        )
        .meta({ description: "How much each side alone can grow" }),
    })
    .meta({
      description:
        "How much the parcel can grow before its billable weight increases; cut at 6 decimals",
    }))();

/** How an answer was calculated. Present only on request. */
export const dimWeightExplanationSchema = /* @__PURE__ */ (() =>
  z
    .object({
      rule: z.object(ruleEvidence).meta({ description: "The rule that was applied" }),
      lengthUnit: lengthUnit.meta({ description: "The length unit of the rule" }),
      weightUnit: weightUnit.meta({ description: "The weight unit of the rule" }),
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
        description:
          "Volume divided by the divisor, in kilograms, 4 decimals, even if it does not count",
      }),
      applies: z
        .object({
          met: z.boolean().meta({ description: "Whether the dimensional weight counts" }),
          why: z.string().meta({ description: "The reason, as a sentence for people" }),
        })
        .meta({ description: "Whether the rule applies to this parcel" }),
      roundedDimensionalWeightKg: kg.meta({
        description: "Dimensional weight, rounded to the carrier's step, in kilograms, 4 decimals",
      }),
      roundedActualWeightKg: kg.meta({
        description: "Actual weight, rounded to the carrier's step, in kilograms, 4 decimals",
      }),
      weightRounding,
      native,
      steps: z.array(z.string()).meta({
        description: "The steps of the calculation in order, as sentences for people",
      }),
      headroom,
    })
    .meta({
      id: "DimWeightExplanation",
      description: "How the answer was calculated, and how much the parcel can still grow.",
    }))();
