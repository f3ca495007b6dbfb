import { confidences } from "@almanac/kernel/evidence";
import * as z from "zod";
import { carrierNames } from "../internal/rules.ts";

// Every schema is built by a call that a bundler may drop, so that who calculates does not carry the documentation.

export const carrierMeta = () => ({ description: "Carrier, case-sensitive", enum: carrierNames });

export const carrierName = /* @__PURE__ */ (() => z.string().meta(carrierMeta()))();
export const kg = /* @__PURE__ */ (() =>
  z.number().meta({ description: "Kilograms, 4 decimals" }))();
export const warnings = /* @__PURE__ */ (() =>
  z.array(z.object({ code: z.string(), message: z.string() })).meta({
    description: "What to know about the rule or the parcel; never changes a number",
  }))();
export const divisor = /* @__PURE__ */ (() =>
  z.number().meta({ description: "As published; a density with kg/m3" }))();
export const divisorUnit = /* @__PURE__ */ (() => z.enum(["cm3/kg", "in3/lb", "kg/m3"]))();
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
export const lengthUnit = /* @__PURE__ */ (() => z.enum(["cm", "in"]))();
export const weightUnit = /* @__PURE__ */ (() => z.enum(["kg", "lb"]))();
const roundingMode = /* @__PURE__ */ (() => z.enum(["none", "ceil", "half-up"]))();
export const dimensionRounding = /* @__PURE__ */ (() =>
  z.object({
    mode: roundingMode,
    increment: z.number().optional(),
    unit: lengthUnit.optional(),
  }))();
export const weightRounding = /* @__PURE__ */ (() =>
  z.object({
    mode: roundingMode,
    increment: z.number().optional(),
    unit: weightUnit.optional(),
    coarser: z
      .object({ above: z.number(), increment: z.number() })
      .optional()
      .meta({ description: "Replaces `increment` for weights above `above`" }),
  }))();
export const ruleEvidence = {
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
