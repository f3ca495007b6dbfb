import * as z from "zod";
import { carrierName, profileName } from "./field-schemas.ts";

// Every message completes "must be ...". The generator writes request-fields.ts from these schemas,
// so that the operations accept the same requests without loading zod. Faults are listed in the
// order of the fields, the required ones first. Every schema is built by a call that a bundler can
// drop, so that a bundle that only calculates has no documentation.

const number = (least: number, most: number, allowed: string) =>
  z.number(allowed).min(least, allowed).max(most, allowed);

export const sideCm = /* @__PURE__ */ (() =>
  number(0.1, 1000, "a number of centimetres from 0.1 to 1000"))();
export const weightKg = /* @__PURE__ */ (() =>
  number(0.001, 10_000, "a number of kilograms from 0.001 to 10000"))();

// The smallest and the largest double whose shortest decimal is within the same range.
export const sideIn = /* @__PURE__ */ (() =>
  number(
    0.03937007874015749,
    393.7007874015748,
    "a number of inches from 0.03937 to 393.7 (0.1 to 1000 cm)",
  ))();
export const weightLb = /* @__PURE__ */ (() =>
  number(
    0.002204622621848776,
    22046.226218487758,
    "a number of pounds from 0.0022046 to 22046.2 (0.001 to 10000 kg)",
  ))();

/** A parcel with more fields, in centimetres and kilograms or in inches and pounds. */
const eitherUnit = <More extends z.ZodRawShape>(more: More) => {
  const inCm = (side: string) => sideCm.meta({ description: `${side} in centimetres` });
  const inInches = (side: string) =>
    sideIn.meta({
      description: `${side} in inches; the same range as 0.1 to 1000 cm, compared exactly`,
    });
  const metric = z.strictObject({
    lengthCm: inCm("Length"),
    widthCm: inCm("Width"),
    heightCm: inCm("Height"),
    weightKg: weightKg.meta({ description: "Actual weight in kilograms" }),
    ...more,
  });
  const imperial = z.strictObject({
    lengthIn: inInches("Length"),
    widthIn: inInches("Width"),
    heightIn: inInches("Height"),
    weightLb: weightLb.meta({
      description: "Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly",
    }),
    ...more,
  });
  return z.union([metric, imperial]);
};

const aCarrier = 'a carrier such as "ups"';

const dated = () => ({
  asOf: z.iso
    .date('a date such as "2026-11-20"')
    .optional()
    .meta({ description: "Day on which the rule is in force. Default: today in UTC" }),
  explain: z.boolean("true or false").optional().meta({ description: "Adds `explanation`" }),
});

const selection = () => ({
  carrier: carrierName(aCarrier),
  profile: profileName('a profile such as "us_daily"')
    .optional()
    .meta({ description: "Profile of the carrier. Default: the default profile of the carrier" }),
  ...dated(),
});

const exampleParcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const exampleInches = { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4.4 };

/**
 * A parcel and the carrier whose rule applies: centimetres and kilograms, or inches and pounds,
 * never mixed.
 */
export const dimWeightRequestSchema = /* @__PURE__ */ (() =>
  eitherUnit(selection()).meta({
    id: "DimWeightRequest",
    description: "A parcel in centimetres and kilograms, or in inches and pounds, and its carrier.",
    examples: [
      { ...exampleParcel, carrier: "dhl" },
      { ...exampleInches, carrier: "ups", profile: "us_daily" },
    ],
  }))();

/** A parcel and the carriers to compare. */
export const compareRequestSchema = /* @__PURE__ */ (() => {
  const someCarriers = "a list of at least one carrier name";
  return eitherUnit({
    carriers: z
      .array(carrierName(aCarrier), someCarriers)
      .min(1, someCarriers)
      .optional()
      .meta({ description: "Carriers to compare. Default: all" }),
    profiles: z
      .enum(["default", "all"], '"default" or "all"')
      .optional()
      .meta({ description: "The default profile of each carrier, or all profiles" }),
    ...dated(),
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
  const somePieces = "a list of 1 to 1000 pieces";
  return z
    .strictObject({
      pieces: z
        .array(shipmentPieceSchema, somePieces)
        .min(1, somePieces)
        .max(1000, somePieces)
        .meta({ description: "The pieces. Each is rounded separately" }),
      ...selection(),
    })
    .meta({
      id: "ShipmentRequest",
      description: "1 to 1000 pieces for one carrier.",
      examples: [{ pieces: [exampleParcel, exampleParcel], carrier: "dhl" }],
    });
})();
