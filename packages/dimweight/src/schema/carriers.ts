import * as z from "zod";
import {
  carrierName,
  dimensionRounding,
  divisor,
  divisorUnit,
  lengthUnit,
  ruleEvidence,
  weightRounding,
  weightUnit,
} from "./parts.ts";

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

/** The list of carriers as it goes over the wire. */
export type Carriers = z.infer<typeof carriersSchema>;
