import * as z from "zod";
import { confidences, elementOrigins, marketValues } from "../data/value-lists.ts";

export const confidence = /* @__PURE__ */ (() =>
  z.enum(confidences).meta({
    description:
      "How well the sources support a value. published: the maker or an authority says it. two_sources: two sources agree. one_source: one good source.",
  }))();

export const sourceSchema = /* @__PURE__ */ (() =>
  z
    .object({
      id: z.string().meta({ description: "Id of the source, as in `source` and `sources`" }),
      title: z.string().meta({ description: "Title of the source" }),
      url: z.string().meta({ description: "Address at which the source was read" }),
    })
    .meta({ description: "A published source of the tables" }))();

const decidedBy = /* @__PURE__ */ (() => ({
  schema: z.string().optional().meta({ description: "NHTSA's schema that decided" }),
  schemaId: z.int().optional().meta({ description: "NHTSA's number of that schema" }),
  key: z
    .string()
    .optional()
    .meta({ description: "Pattern of the schema for positions 4-8 | 10-17" }),
}))();

export const fieldExplanationSchema = /* @__PURE__ */ (() =>
  z
    .object({
      field: z.string().meta({ description: "The field of the vehicle, such as `engine.fuel`" }),
      value: z.union([z.string(), z.number()]).meta({ description: "Value of the field" }),
      rule: z.string().meta({ description: "The rule that decided, in a few words" }),
      source: z.string().meta({ description: "Ids of the sources, separated by commas" }),
      confidence,
      ...decidedBy,
    })
    .meta({ description: "The rule and the sources that decided one field" }))();

export const elementExplanationSchema = /* @__PURE__ */ (() =>
  z
    .object({
      id: z.int().meta({ description: "NHTSA's number of the element" }),
      name: z.string().meta({ description: "NHTSA's name of the element" }),
      value: z.string().meta({
        description: "Value of the element, in NHTSA's words",
        example: "Sedan/Saloon",
      }),
      valueId: z.int().optional().meta({
        description: "NHTSA's number of the value, if it is from a list. `Not Applicable` has none",
        example: 13,
      }),
      origin: z.enum(elementOrigins).meta({
        description:
          "Where the value is from. pattern: a key that fits. engine_model: the engine that a key names. specification: NHTSA's table for the model. code: the maker's code. model: the make of the model. year: the model year. conversion: another unit. default: what NHTSA says of all vehicles of this type.",
        example: "pattern",
      }),
      ...decidedBy,
    })
    .meta({
      description: "One element of NHTSA's answer. A free-text element can occur several times",
    }))();

export const vehicleExplanationSchema = /* @__PURE__ */ (() =>
  z
    .object({
      market: z
        .object({
          value: z.enum(marketValues).meta({ description: "The market of the vehicle" }),
          why: z.string().meta({ description: "Why the VIN belongs to this market" }),
        })
        .meta({ description: "The market, which decides whose tables are read" }),
      year: z
        .string()
        .meta({ description: "The rule that gives the year, or the reason why it is unknown" }),
      fields: z
        .array(fieldExplanationSchema)
        .meta({ description: "What decided each field of the answer" }),
      elements: z
        .array(elementExplanationSchema)
        .meta({ description: "Everything that NHTSA says about the VIN, in its own words" }),
      sources: z.array(sourceSchema).meta({ description: "The sources that were read" }),
    })
    .meta({ id: "VehicleExplanation", description: "What decided each field." }))();
