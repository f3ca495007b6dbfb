import type { Field, NumberField } from "@almanac/kernel/requests/field";
import * as z from "zod";
import {
  calculateShapes,
  compareShapes,
  imperialFields,
  metricFields,
  shipmentShape,
} from "../internal/request-shapes.ts";
import { carrierName, profileName } from "./parts.ts";

// Every schema is built by a call that a bundler can drop, so that a bundle that only calculates has no documentation.

const measure = ({ least, most, allowed }: NumberField, description: string) =>
  z.number(allowed).min(least, allowed).max(most, allowed).meta({ description });

/** A parcel with more fields, in centimetres and kilograms or in inches and pounds. */
const eitherUnit = <More extends z.ZodRawShape>(more: More) => {
  const inCm = (field: NumberField, side: string) => measure(field, `${side} in centimetres`);
  const inInches = (field: NumberField, side: string) =>
    measure(field, `${side} in inches; the same range as 0.1 to 1000 cm, compared exactly`);
  const metric = z.strictObject({
    lengthCm: inCm(metricFields.lengthCm, "Length"),
    widthCm: inCm(metricFields.widthCm, "Width"),
    heightCm: inCm(metricFields.heightCm, "Height"),
    weightKg: measure(metricFields.weightKg, "Actual weight in kilograms"),
    ...more,
  });
  const imperial = z.strictObject({
    lengthIn: inInches(imperialFields.lengthIn, "Length"),
    widthIn: inInches(imperialFields.widthIn, "Width"),
    heightIn: inInches(imperialFields.heightIn, "Height"),
    weightLb: measure(
      imperialFields.weightLb,
      "Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly",
    ),
    ...more,
  });
  return z.union([metric, imperial]);
};

const dated = ({ asOf, explain }: { readonly asOf: Field; readonly explain: Field }) => ({
  asOf: z.iso
    .date(asOf.allowed)
    .optional()
    .meta({ description: "Day on which the rule is in force. Default: today in UTC" }),
  explain: z.boolean(explain.allowed).optional().meta({ description: "Adds `explanation`" }),
});

const selection = (shape: typeof shipmentShape | typeof calculateShapes.metric) => ({
  carrier: carrierName(shape.required.carrier.allowed),
  profile: profileName(shape.optional.profile.allowed)
    .optional()
    .meta({ description: "Profile of the carrier. Default: the default profile of the carrier" }),
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
      .array(carrierName(carriers.element.allowed), carriers.allowed)
      .min(carriers.least, carriers.allowed)
      .optional()
      .meta({ description: "Carriers to compare. Default: all" }),
    profiles: z
      .enum(profiles.words, profiles.allowed)
      .optional()
      .meta({ description: "The default profile of each carrier, or all profiles" }),
    ...dated(rest),
  }).meta({
    id: "CompareRequest",
    description: "A parcel and the carriers to compare. Default: all carriers.",
    examples: [{ ...exampleParcel, carriers: ["ups", "fedex", "dhl"] }],
  });
})();

/** One piece of a shipment. */
export const shipmentPieceSchema = /* @__PURE__ */ (() =>
  eitherUnit({}).meta({
    description: "A piece in centimetres and kilograms, or in inches and pounds",
  }))();

/** 1 to 1000 pieces that go with one carrier. */
export const shipmentRequestSchema = /* @__PURE__ */ (() => {
  const { least, most, allowed } = shipmentShape.required.pieces;
  return z
    .strictObject({
      pieces: z
        .array(shipmentPieceSchema, allowed)
        .min(least, allowed)
        .max(most, allowed)
        .meta({ description: "The pieces. Each is rounded separately" }),
      ...selection(shipmentShape),
    })
    .meta({
      id: "ShipmentRequest",
      description: "1 to 1000 pieces for one carrier.",
      examples: [{ pieces: [exampleParcel, exampleParcel], carrier: "dhl" }],
    });
})();
