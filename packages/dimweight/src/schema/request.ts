import type { Field, NumberField } from "@almanac/kernel/field";
import * as z from "zod";
import {
  calculateShapes,
  compareShapes,
  imperialFields,
  metricFields,
  shipmentShape,
} from "../internal/shapes.ts";
import { carrierMeta } from "./parts.ts";

// Every schema is built by a call that a bundler may drop, so that who calculates does not carry the documentation.

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

/** What {@link calculateDimWeight} takes. */
export type DimWeightRequest = z.infer<typeof dimWeightRequestSchema>;
/** What {@link compareCarriers} takes. */
export type CompareRequest = z.infer<typeof compareRequestSchema>;
/** What {@link calculateShipment} takes. */
export type ShipmentRequest = z.infer<typeof shipmentRequestSchema>;
