import { confidences } from "@almanac/kernel/evidence";
import type { Field, NumberField } from "@almanac/kernel/field";
import * as z from "zod";
import { carrierNames } from "./internal/rules.ts";
import {
  calculateShapes,
  compareShapes,
  imperialFields,
  metricFields,
  shipmentShape,
} from "./internal/shapes.ts";

// Every schema is built by a call that a bundler may drop, so that who calculates does not carry the documentation.

const carrierMeta = () => ({ description: "Carrier, case-sensitive", enum: carrierNames });

const measure = ({ least, most, allowed }: NumberField, description: string) =>
  z.number(allowed).min(least, allowed).max(most, allowed).meta({ description });

/** A parcel with more fields, in centimetres and kilograms or in inches and pounds. */
const eitherUnit = <More extends z.ZodRawShape>(more: More) => {
  const inCm = (field: NumberField) => measure(field, "From 0.1 to 1000 cm");
  const inInches = (field: NumberField) =>
    measure(field, "The same range as from 0.1 to 1000 cm, compared exactly");
  const metric = z.strictObject({
    lengthCm: inCm(metricFields.lengthCm),
    widthCm: inCm(metricFields.widthCm),
    heightCm: inCm(metricFields.heightCm),
    weightKg: measure(metricFields.weightKg, "Actual weight, from 0.001 to 10000 kg"),
    ...more,
  });
  const imperial = z.strictObject({
    lengthIn: inInches(imperialFields.lengthIn),
    widthIn: inInches(imperialFields.widthIn),
    heightIn: inInches(imperialFields.heightIn),
    weightLb: measure(
      imperialFields.weightLb,
      "The same range as from 0.001 to 10000 kg, compared exactly",
    ),
    ...more,
  });
  return z.union([metric, imperial]);
};

const carrierField = ({ allowed }: Field) => z.string(allowed).meta(carrierMeta());

const dated = ({ asOf, explain }: { readonly asOf: Field; readonly explain: Field }) => ({
  asOf: z.iso
    .date(asOf.allowed)
    .optional()
    .meta({ description: "Day on which the rule is in force; without one today in UTC" }),
  explain: z.boolean(explain.allowed).optional().meta({ description: "Adds `explanation`" }),
});

const selection = (shape: typeof shipmentShape | typeof calculateShapes.metric) => ({
  carrier: carrierField(shape.required.carrier),
  profile: z
    .string(shape.optional.profile.allowed)
    .optional()
    .meta({ description: "Profile of the carrier; without one its default profile" }),
  ...dated(shape.optional),
});

const exampleParcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const exampleInches = { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4.4 };

/** A parcel and the carrier whose rule applies: centimetres and kilograms, or inches and pounds, never mixed. */
export const dimWeightRequestSchema = /* @__PURE__ */ (() =>
  eitherUnit(selection(calculateShapes.metric)).meta({
    id: "DimWeightRequest",
    description: "A parcel in centimetres and kilograms, or in inches and pounds, and its carrier.",
    examples: [
      { ...exampleParcel, carrier: "dhl" },
      { ...exampleInches, carrier: "ups", profile: "us_daily" },
    ],
  }))();

/** A parcel and the carriers to compare. */
export const compareRequestSchema = /* @__PURE__ */ (() => {
  const { carriers, profiles, ...rest } = compareShapes.metric.optional;
  return eitherUnit({
    carriers: z
      .array(carrierField(carriers.element), carriers.allowed)
      .min(carriers.least, carriers.allowed)
      .optional()
      .meta({ description: "Carriers to compare; without them all" }),
    profiles: z
      .enum(profiles.words, profiles.allowed)
      .optional()
      .meta({ description: "The default profile of each carrier, or all profiles" }),
    ...dated(rest),
  }).meta({
    id: "CompareRequest",
    description: "A parcel and the carriers to compare, all of them unless named.",
    examples: [{ ...exampleParcel, carriers: ["ups", "fedex", "dhl"] }],
  });
})();

/** 1 to 1000 pieces that go with one carrier. */
export const shipmentRequestSchema = /* @__PURE__ */ (() => {
  const { least, most, allowed } = shipmentShape.required.pieces;
  return z
    .strictObject({
      pieces: z.array(eitherUnit({}), allowed).min(least, allowed).max(most, allowed),
      ...selection(shipmentShape),
    })
    .meta({
      id: "ShipmentRequest",
      description: "1 to 1000 pieces that go with one carrier.",
      examples: [{ pieces: [exampleParcel, exampleParcel], carrier: "dhl" }],
    });
})();

const carrierName = /* @__PURE__ */ (() => z.string().meta(carrierMeta()))();
const kg = /* @__PURE__ */ (() => z.number().meta({ description: "Kilograms, 4 decimals" }))();
const warnings = /* @__PURE__ */ (() =>
  z.array(z.object({ code: z.string(), message: z.string() })).meta({
    description: "What to know about the rule or the parcel; never changes a number",
  }))();
const divisor = /* @__PURE__ */ (() =>
  z.number().meta({ description: "As published; a density with kg/m3" }))();
const divisorUnit = /* @__PURE__ */ (() => z.enum(["cm3/kg", "in3/lb", "kg/m3"]))();
const confidence = /* @__PURE__ */ (() => z.enum(confidences))();
const sources = /* @__PURE__ */ (() =>
  z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      readOn: z.iso.date(),
      date: z
        .string()
        .optional()
        .meta({ description: "Date of the text itself, where it has one" }),
    }),
  ))();
const lengthUnit = /* @__PURE__ */ (() => z.enum(["cm", "in"]))();
const weightUnit = /* @__PURE__ */ (() => z.enum(["kg", "lb"]))();
const roundingMode = /* @__PURE__ */ (() => z.enum(["none", "ceil", "half-up"]))();
const dimensionRounding = /* @__PURE__ */ (() =>
  z.object({
    mode: roundingMode,
    increment: z.number().optional(),
    unit: lengthUnit.optional(),
  }))();
const weightRounding = /* @__PURE__ */ (() =>
  z.object({
    mode: roundingMode,
    increment: z.number().optional(),
    unit: weightUnit.optional(),
    coarser: z
      .object({ above: z.number(), increment: z.number() })
      .optional()
      .meta({ description: "Replaces `increment` for weights above `above`" }),
  }))();
const ruleEvidence = {
  id: z.string(),
  profile: z.string(),
  effectiveFrom: z.iso.date().nullable(),
  effectiveTo: z.iso.date().nullable(),
  confidence: z.object({
    divisor: confidence,
    dimensionRounding: confidence,
    weightRounding: confidence,
    applies: confidence.optional(),
    limits: confidence.optional(),
  }),
  disputed: z.string().optional().meta({ description: "What another source says instead" }),
  sources,
  notes: z.array(z.string()),
};

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

/** Every carrier with its rules, dates, sources and confidence. */
export const carriersSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carriers: z.array(
        z.object({
          carrier: carrierName,
          name: z.string(),
          defaultProfile: z.string(),
          rules: z.array(
            z.object({
              ...ruleEvidence,
              default: z
                .boolean()
                .meta({ description: "Selected without a profile, on its dates" }),
              divisor,
              divisorUnit,
              dimensionRounding,
              weightRounding,
              applies: z.object({
                kind: z.enum([
                  "always",
                  "volume-above",
                  "volume-at-least",
                  "dimensional-above",
                  "actual-at-least",
                  "dimensional-at-least-times-actual",
                ]),
                value: z.number().optional(),
                unit: z.enum(["in3", "kg"]).optional(),
              }),
              limits: z
                .object({
                  maxWeight: z.number().nullable(),
                  weightUnit,
                  maxLength: z.number().nullable(),
                  maxLengthPlusGirth: z.number().nullable(),
                  lengthUnit,
                })
                .nullable(),
            }),
          ),
        }),
      ),
    })
    .meta({ id: "Carriers", description: "Every carrier with its rules, dates and sources." }))();

/** What {@link calculateDimWeight} takes. */
export type DimWeightRequest = z.infer<typeof dimWeightRequestSchema>;
/** What {@link calculateDimWeight} answers. */
export type DimWeightResult = z.infer<typeof dimWeightResultSchema>;
/** How an answer came about, when it was asked for. */
export type DimWeightExplanation = z.infer<typeof explanation>;
/** What {@link compareCarriers} takes. */
export type CompareRequest = z.infer<typeof compareRequestSchema>;
/** What {@link compareCarriers} answers. */
export type CompareResult = z.infer<typeof compareResultSchema>;
/** What {@link calculateShipment} takes. */
export type ShipmentRequest = z.infer<typeof shipmentRequestSchema>;
/** What {@link calculateShipment} answers. */
export type ShipmentResult = z.infer<typeof shipmentResultSchema>;
/** The list of carriers as it goes over the wire. */
export type Carriers = z.infer<typeof carriersSchema>;
