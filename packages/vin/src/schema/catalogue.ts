import * as z from "zod";
import { marketValues, regions, vehicleTypes } from "../data/value-lists.ts";
import { confidence, sourceSchema } from "./explanation.ts";
import { modelYear } from "./options.ts";

const years = (description: string) =>
  z
    .object({
      from: z.int().meta({ description: "First model year" }),
      to: z.int().optional().meta({ description: "Last model year; absent if there is no end" }),
    })
    .meta({ description });
const id = (what: string) =>
  z
    .int()
    .optional()
    .meta({ description: `NHTSA's number of the ${what}; absent if NHTSA does not list it` });
const types = (description: string) => z.array(z.enum(vehicleTypes)).meta({ description });
const dataVersion = /* @__PURE__ */ (() =>
  z.string().meta({ description: "Version of the tables" }))();
const day = (description: string) => z.iso.date().optional().meta({ description });

/** A code of a maker. What is not known is absent. */
export const wmiSchema = /* @__PURE__ */ (() =>
  z
    .object({
      wmi: z.string().meta({ description: "The code, in capitals" }),
      makes: z.array(z.string()).meta({ description: "Makes with this code, in display form" }),
      manufacturer: z.string().optional().meta({ description: "The company that holds the code" }),
      manufacturerId: id("manufacturer"),
      vehicleType: z.enum(vehicleTypes).optional().meta({ description: "Kind of vehicle" }),
      country: z.string().length(2).optional().meta({
        description: "Country that holds the code, ISO 3166-1; not always the country of assembly",
      }),
      region: z.enum(regions).optional().meta({ description: "Region of the world" }),
      smallMaker: z.boolean().meta({
        description:
          "Whether position 3 is 9: the maker builds few vehicles, and its code has six characters",
      }),
      declaredYears: years("Model years for which patterns are declared to NHTSA").optional(),
      registeredOn: day("The day on which NHTSA entered the code"),
      updatedOn: day("The day on which NHTSA last changed the code"),
      availableOn: day("The day from which NHTSA publishes the code"),
      confidence: confidence.optional().meta({
        description: "Confidence in makes that NHTSA does not list",
      }),
      sources: z.array(sourceSchema).meta({ description: "The tables that have the code" }),
      dataVersion,
    })
    .meta({
      id: "Wmi",
      description: "What a world manufacturer identifier says.",
      examples: [
        {
          wmi: "1HG",
          makes: ["Honda"],
          manufacturer: "AMERICAN HONDA MOTOR CO., INC.",
          manufacturerId: 988,
          vehicleType: "car",
          country: "US",
          region: "north-america",
          smallMaker: false,
          sources: [],
          dataVersion: "vpic-2026-10-13",
        },
      ],
    }))();

/** A make, or a part of one. The message completes "must be ...". */
export const makeName = (example: string) =>
  z.string(`a text of 1 to 60 characters, such as ${example}`).min(1).max(60);

/** Which makes to list. */
export const makesRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      vehicleType: z.enum(vehicleTypes).optional().meta({
        description: "Only makes with a code for this kind of vehicle",
        example: "car",
      }),
      contains: makeName("hon").optional().meta({
        description: "Only makes whose name contains this text, in any case",
        example: "hon",
      }),
    })
    .meta({
      id: "MakesRequest",
      description: "Which makes to list.",
      examples: [{ vehicleType: "car", contains: "hon" }],
    }))();

/** Makes, by name. */
export const makesSchema = /* @__PURE__ */ (() =>
  z
    .object({
      makes: z
        .array(
          z
            .object({
              name: z.string().meta({ description: "Name, in display form" }),
              id: id("make"),
              vehicleTypes: types("Kinds of vehicle for which the make has a code"),
            })
            .meta({ description: "One make" }),
        )
        .meta({ description: "The makes, by name" }),
      count: z.int().meta({ description: "How many makes there are" }),
      dataVersion,
    })
    .meta({ id: "Makes", description: "Makes, by name." }))();

/** The make whose models to list. */
export const modelsRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      make: makeName("Honda").meta({ description: "Make, in any case", example: "Honda" }),
      year: modelYear().optional().meta({
        description: "Only models that are known for this model year",
        example: 2015,
      }),
    })
    .meta({
      id: "ModelsRequest",
      description: "The make whose models to list.",
      examples: [{ make: "Honda", year: 2015 }],
    }))();

/** The models of a make, by name. */
export const modelsSchema = /* @__PURE__ */ (() =>
  z
    .object({
      make: z.string().meta({ description: "The make, in display form" }),
      makeId: id("make"),
      year: z.int().optional().meta({ description: "The model year of the request" }),
      models: z
        .array(
          z
            .object({
              name: z.string().meta({ description: "Name, as the decoder gives it" }),
              id: id("model"),
              markets: z.array(z.enum(marketValues)).meta({
                description:
                  "`north-america`: declared to NHTSA. `elsewhere`: in the maker's own scheme",
              }),
              vehicleTypes: types("Kinds of vehicle"),
              years: z.array(years("A range of model years")).meta({
                description: "Model years that are declared or documented; empty if none is known",
              }),
            })
            .meta({ description: "One model" }),
        )
        .meta({ description: "The models, by name" }),
      count: z.int().meta({ description: "How many models there are" }),
      dataVersion,
    })
    .meta({ id: "Models", description: "The models of a make, by name." }))();
