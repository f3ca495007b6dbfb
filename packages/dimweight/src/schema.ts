import * as z from "zod";
import { carrierNames } from "./internal/rules.ts";

/** The smallest and the largest double whose shortest decimal is within 0.1 to 1000 cm, and 0.001 to 10000 kg. */
const inchRange = [0.03937007874015749, 393.7007874015748] as const;
const poundRange = [0.002204622621848776, 22046.226218487758] as const;

const centimetres = measure(0.1, 1000, "a number of centimetres from 0.1 to 1000");
const kilograms = measure(0.001, 10_000, "a number of kilograms from 0.001 to 10000");
const inches = measure(...inchRange, "a number of inches from 0.03937 to 393.7 (0.1 to 1000 cm)");
const pounds = measure(
  ...poundRange,
  "a number of pounds from 0.0022046 to 22046.2 (0.001 to 10000 kg)",
);

function measure(smallest: number, largest: number, allowed: string) {
  return z
    .number(allowed)
    .min(smallest, allowed)
    .max(largest, allowed)
    .meta({ description: allowed.replace("a n", "N") });
}

const carrierMeta = { description: "Carrier, case-sensitive", enum: carrierNames };
const carrier = z.string('a carrier name such as "ups"').meta(carrierMeta);
const profile = z.string('a profile name such as "us_daily"').meta({
  description: "Profile of the carrier; without one its default profile",
});
const asOf = z.iso.date('a date such as "2026-11-20"').meta({
  description: "Day on which the rule is in force; without one today in UTC",
});
const explain = z.boolean("true or false").meta({ description: "Adds `explanation`" });

const metricParcel = {
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  weightKg: kilograms,
};
const imperialParcel = { lengthIn: inches, widthIn: inches, heightIn: inches, weightLb: pounds };
const dated = { asOf: asOf.optional(), explain: explain.optional() };
const selection = { carrier, profile: profile.optional(), ...dated };
const comparison = {
  carriers: z
    .array(carrier, "a list of carrier names")
    .min(1, "a list of at least one carrier name")
    .meta({ description: "Carriers to compare; without them all" })
    .optional(),
  profiles: z
    .enum(["default", "all"], '"default" or "all"')
    .meta({ description: "The default profile of each carrier, or all profiles" })
    .optional(),
  ...dated,
};

const exampleParcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const exampleInches = { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4.4 };

function listOfPieces<Piece extends z.ZodType>(piece: Piece) {
  const allowed = "a list of 1 to 1000 pieces";
  return z.array(piece, allowed).min(1, allowed).max(1000, allowed);
}

/** Either shape of a parcel on its own, for callers that already know which one they hold. */
export const requestShapes = {
  calculate: {
    metric: z.strictObject({ ...metricParcel, ...selection }),
    imperial: z.strictObject({ ...imperialParcel, ...selection }),
  },
  compare: {
    metric: z.strictObject({ ...metricParcel, ...comparison }),
    imperial: z.strictObject({ ...imperialParcel, ...comparison }),
  },
  /** The pieces are read one by one, so that each fault is told for the shape it was meant for. */
  shipment: z.strictObject({ pieces: listOfPieces(z.unknown()), ...selection }),
  piece: { metric: z.strictObject(metricParcel), imperial: z.strictObject(imperialParcel) },
} as const;

/** A parcel and the carrier whose rule applies: centimetres and kilograms, or inches and pounds, never mixed. */
export const dimWeightRequestSchema = z
  .union([requestShapes.calculate.metric, requestShapes.calculate.imperial])
  .meta({
    id: "DimWeightRequest",
    description: "A parcel in centimetres and kilograms, or in inches and pounds, and its carrier.",
    examples: [
      { ...exampleParcel, carrier: "dhl" },
      { ...exampleInches, carrier: "ups", profile: "us_daily" },
    ],
  });

/** A parcel and the carriers to compare. */
export const compareRequestSchema = z
  .union([requestShapes.compare.metric, requestShapes.compare.imperial])
  .meta({
    id: "CompareRequest",
    description: "A parcel and the carriers to compare, all of them unless named.",
    examples: [{ ...exampleParcel, carriers: ["ups", "fedex", "dhl"] }],
  });

/** 1 to 1000 pieces that go with one carrier. */
export const shipmentRequestSchema = z
  .strictObject({
    pieces: listOfPieces(z.union([requestShapes.piece.metric, requestShapes.piece.imperial])),
    ...selection,
  })
  .meta({
    id: "ShipmentRequest",
    description: "1 to 1000 pieces that go with one carrier.",
    examples: [{ pieces: [exampleParcel, exampleParcel], carrier: "dhl" }],
  });

const carrierName = z.string().meta(carrierMeta);
const kg = z.number().meta({ description: "Kilograms, 4 decimals" });
const warnings = z.array(z.object({ code: z.string(), message: z.string() })).meta({
  description: "What to know about the rule or the parcel; never changes a number",
});
const divisor = z.number().meta({ description: "As published; a density with kg/m3" });
const divisorUnit = z.enum(["cm3/kg", "in3/lb", "kg/m3"]);
const confidence = z.enum(["primary", "secondary", "recalled", "inferred", "not_stated"]);
const sources = z.array(z.object({ title: z.string(), url: z.string(), readOn: z.iso.date() }));
const lengthUnit = z.enum(["cm", "in"]);
const weightUnit = z.enum(["kg", "lb"]);
const roundingMode = z.enum(["none", "ceil", "half-up"]);
const dimensionRounding = z.object({
  mode: roundingMode,
  increment: z.number().optional(),
  unit: lengthUnit.optional(),
});
const weightRounding = z.object({
  mode: roundingMode,
  increment: z.number().optional(),
  unit: weightUnit.optional(),
});
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
  sources,
  notes: z.array(z.string()),
};

const side = z.enum(["length", "width", "height"]);
const explanation = z
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
  });

/** The answer for one parcel under one rule. */
export const dimWeightResultSchema = z
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
  });

/** The answers of several carriers for one parcel, lightest first. */
export const compareResultSchema = z
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
  });

/** The answer for a shipment: rounded piece by piece, then added up. */
export const shipmentResultSchema = z
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
  });

/** Every carrier with its rules, dates, sources and confidence. */
export const carriersSchema = z
  .object({
    carriers: z.array(
      z.object({
        carrier: carrierName,
        name: z.string(),
        defaultProfile: z.string(),
        rules: z.array(
          z.object({
            ...ruleEvidence,
            default: z.boolean().meta({ description: "Selected without a profile, on its dates" }),
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
                "dimensional-at-least-times-actual",
              ]),
              value: z.number().optional(),
              unit: z.enum(["in3", "kg"]).optional(),
            }),
            limits: z
              .object({
                maxWeight: z.number(),
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
  .meta({ id: "Carriers", description: "Every carrier with its rules, dates and sources." });

export type DimWeightRequest = z.infer<typeof dimWeightRequestSchema>;
export type DimWeightResult = z.infer<typeof dimWeightResultSchema>;
export type DimWeightExplanation = z.infer<typeof explanation>;
export type CompareRequest = z.infer<typeof compareRequestSchema>;
export type CompareResult = z.infer<typeof compareResultSchema>;
export type ShipmentRequest = z.infer<typeof shipmentRequestSchema>;
export type ShipmentResult = z.infer<typeof shipmentResultSchema>;
export type Carriers = z.infer<typeof carriersSchema>;
