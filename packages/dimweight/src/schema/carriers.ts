import * as z from "zod";
import {
  carrierNameSchema,
  dimensionRounding,
  divisor,
  divisorUnit,
  lengthUnit,
  profileNameSchema,
  ruleEvidence,
  weightRounding,
  weightUnit,
} from "./field-schemas.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates
// has no documentation.

const applies = /* @__PURE__ */ (() =>
  z
    .object({
      kind: z
        .enum([
          "always",
          "volume-above",
          "volume-at-least",
          "dimensional-above",
          "actual-at-least",
          "dimensional-at-least-times-actual",
        ])
        .meta({
          description: "What is compared with `value`. Volumes are computed from the rounded sides",
        }),
      value: z
        .number()
        .optional()
        .meta({ description: "The threshold, in `unit`; absent with `always`" }),
      unit: z
        .enum(["in3", "kg"])
        .optional()
        .meta({ description: "Unit of `value`; absent for a factor" }),
    })
    .meta({ description: "The parcels for which the dimensional weight counts" }))();

const most = (what: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${what}; null if it is not known` });

const limits = /* @__PURE__ */ (() =>
  z
    .object({
      maxWeight: most("Largest actual weight, in `weightUnit`"),
      weightUnit: weightUnit.meta({ description: "Unit of `maxWeight`" }),
      maxLength: most("Longest side, in `lengthUnit`"),
      maxLengthPlusGirth: most(
        "Largest sum of the longest side and twice the two others, in `lengthUnit`",
      ),
      lengthUnit: lengthUnit.meta({ description: "Unit of `maxLength` and `maxLengthPlusGirth`" }),
    })
    .nullable()
    .meta({
      description:
        "Largest parcel that the carrier accepts; null if it is not known. The answer for a larger parcel has a warning",
    }))();

/** One published rule of a carrier. */
export const carrierRuleSchema = /* @__PURE__ */ (() =>
  z
    .object({
      ...ruleEvidence,
      default: z.boolean().meta({
        description: "Whether the rule applies to requests without a profile, on its dates",
      }),
      divisor,
      divisorUnit,
      dimensionRounding,
      weightRounding,
      applies,
      limits,
    })
    .meta({
      description: "One published rule: how a carrier calculates in one profile, on its dates",
    }))();

/** A carrier with its rules. */
export const carrierSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carrier: carrierNameSchema,
      name: z.string().meta({ description: "Name for people" }),
      defaultProfile: profileNameSchema.meta({
        description: "The profile of a request that has no `profile`",
      }),
      rules: z.array(carrierRuleSchema).meta({
        description: "All rules. At most one is in force for a profile on a day",
      }),
    })
    .meta({ description: "A carrier with its rules" }))();

/** Every carrier with its rules, dates, sources and confidence. */
export const carriersSchema = /* @__PURE__ */ (() =>
  z
    .object({
      carriers: z.array(carrierSchema).meta({
        description: "The carriers, in the order of the published enumeration",
      }),
    })
    .meta({ id: "Carriers", description: "Every carrier with its rules, dates and sources." }))();
