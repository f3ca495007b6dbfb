import { confidences } from "@almanac/kernel/sources/evidence";
import * as z from "zod";
import { carrierRows } from "../data/carriers.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates
// has no documentation.

type Row = (typeof carrierRows)[number];
type Profile = Row["rules"][number]["profile"];

const carrierNames = /* @__PURE__ */ (() => carrierRows.map(({ carrier }) => carrier))();

/** The profiles of all carriers, each once. */
const profileNames = /* @__PURE__ */ (() => {
  const profilesOf = ({ rules }: { readonly rules: readonly { readonly profile: Profile }[] }) =>
    rules.map(({ profile }) => profile);
  return [...new Set(carrierRows.flatMap((row) => profilesOf(row)))];
})();

/** A carrier whose rules are known. */
export const carrierNameSchema = /* @__PURE__ */ (() => carrierName())();

/** A profile of some carrier. */
export const profileNameSchema = /* @__PURE__ */ (() =>
  profileName().meta({
    description:
      "Profile of a carrier: the rules of one region or service. `carriers()` lists those of each carrier",
  }))();

/** A function, so that each request can have its own message. */
export function carrierName(allowed?: string) {
  return z.enum(carrierNames, allowed).meta({ description: "Carrier, case-sensitive" });
}

/** Like {@link carrierName}. */
export function profileName(allowed?: string) {
  return z.enum(profileNames, allowed);
}

export const kg = /* @__PURE__ */ (() =>
  z.number().meta({ description: "Kilograms, 4 decimals" }))();
export const ruleId = /* @__PURE__ */ (() =>
  z.string().meta({ description: "Id of the rule that was applied, such as `dhl.metric`" }))();
export const divisor = /* @__PURE__ */ (() =>
  z.number().meta({ description: "The published divisor, or the density if the unit is kg/m3" }))();
export const divisorUnit = /* @__PURE__ */ (() =>
  z.enum(["cm3/kg", "in3/lb", "kg/m3"]).meta({
    description: "Unit of `divisor`. A rule in in3/lb calculates in inches and pounds",
  }))();
export const lengthUnit = /* @__PURE__ */ (() => z.enum(["cm", "in"]))();
export const weightUnit = /* @__PURE__ */ (() => z.enum(["kg", "lb"]))();
const confidence = /* @__PURE__ */ (() => z.enum(confidences))();
const roundingMode = /* @__PURE__ */ (() =>
  z.enum(["none", "ceil", "half-up"]).meta({
    description:
      "`none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves up",
  }))();
const increment = /* @__PURE__ */ (() =>
  z.number().optional().meta({ description: "Step in `unit`; absent if nothing is rounded" }))();
const roundingUnit = "Unit of the step; absent where nothing is rounded";

export const dimensionRounding = /* @__PURE__ */ (() =>
  z
    .object({
      mode: roundingMode,
      increment,
      unit: lengthUnit.optional().meta({ description: roundingUnit }),
    })
    .meta({ description: "How each side is rounded before the volume is calculated" }))();
export const weightRounding = /* @__PURE__ */ (() =>
  z
    .object({
      mode: roundingMode,
      increment,
      unit: weightUnit.optional().meta({ description: roundingUnit }),
      coarser: z
        .object({
          above: z
            .number()
            .meta({ description: "Weight above which this step applies, in `unit`" }),
          increment: z.number().meta({ description: "Step for weights above that, in `unit`" }),
        })
        .optional()
        .meta({ description: "Replaces `increment` for weights above `above`" }),
    })
    .meta({ description: "How the larger weight is rounded to the billable weight" }))();

const sources = /* @__PURE__ */ (() =>
  z
    .array(
      z.object({
        title: z.string().meta({ description: "Title of the page" }),
        url: z.string().meta({ description: "Address of the page" }),
        readOn: z.iso.date().meta({ description: "Day on which the page was read" }),
        date: z
          .string()
          .optional()
          .meta({ description: "Date of the page itself, if it shows one" }),
      }),
    )
    .meta({ description: "Pages on which the rule was read" }))();

/** The identity of a rule, its dates, its confidence and its sources. */
export const ruleEvidence = /* @__PURE__ */ (() => ({
  id: z.string().meta({ description: "Id of the rule, unique and stable, such as `dhl.metric`" }),
  profile: profileNameSchema.meta({ description: "Profile of the carrier" }),
  effectiveFrom: z.iso
    .date()
    .nullable()
    .meta({ description: "First day of the rule; null if no page states one" }),
  effectiveTo: z.iso
    .date()
    .nullable()
    .meta({ description: "Last day of the rule; null if none is known" }),
  confidence: z
    .object({
      divisor: confidence.meta({ description: "Confidence in the divisor" }),
      dimensionRounding: confidence.meta({
        description: "Confidence in the rounding of the sides",
      }),
      weightRounding: confidence.meta({ description: "Confidence in the rounding of the weight" }),
      applies: confidence
        .optional()
        .meta({ description: "Confidence in the threshold; absent if the rule has none" }),
      limits: confidence
        .optional()
        .meta({ description: "Confidence in the limits; absent if it was not assessed" }),
    })
    .meta({ description: "How well each part of the rule is known" }),
  disputed: z
    .string()
    .optional()
    .meta({ description: "The different figure that another source states" }),
  sources,
  notes: z.array(z.string()).meta({ description: "Notes about the rule" }),
}))();
