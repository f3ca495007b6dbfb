import * as z from "zod";
import { marketValues } from "../data/value-lists.ts";
import { makeName } from "./catalogue.ts";

/** The vehicles whose VINs are to be invented. */
export const vinGenerationRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      make: makeName("Honda").optional().meta({
        description: "Make, in any case; by default any make of cars, MPVs and light trucks",
      }),
      model: z
        .string("a text of 1 to 80 characters, such as Accord")
        .min(1)
        .max(80)
        .optional()
        .meta({
          description: "Model as the decoder names it, in any case; needs `make`",
        }),
      // VINs of 17 characters exist from model year 1981 on.
      year: z
        .int()
        .min(1981)
        .max(2100)
        .optional()
        .meta({ description: "Model year; by default any year that has patterns" }),
      market: z.enum(marketValues).optional().meta({
        description:
          "`north-america`: patterns declared to NHTSA. `elsewhere`: schemes of makers. By default, the first of the two that has the vehicle",
      }),
      count: z
        .int()
        .min(1)
        .max(100_000)
        .optional()
        .meta({ description: "How many VINs; default 1" }),
      seed: z.int().min(0).max(4_294_967_295).optional().meta({
        description:
          "The same seed gives the same VINs, as long as the tables are the same; default 1",
      }),
    })
    .meta({
      id: "VinGenerationRequest",
      description: "The vehicles whose VINs are to be invented.",
      examples: [{ make: "Honda", model: "Accord", year: 2015, count: 2, seed: 7 }],
    }))();

const inventedVin = /* @__PURE__ */ (() =>
  z
    .object({
      vin: z.string().length(17).meta({ description: "The invented VIN" }),
      make: z.string().meta({ description: "Make that the VIN decodes to" }),
      model: z.string().meta({ description: "Model that the VIN decodes to" }),
      year: z.int().optional().meta({
        description: "Model year that the VIN decodes to; absent if the maker writes none",
      }),
      invented: z.literal(true).meta({ description: "Always true: no vehicle was looked up" }),
    })
    .meta({ description: "One invented VIN" }))();

/** Invented VINs. */
export const inventedVinsSchema = /* @__PURE__ */ (() =>
  z
    .object({
      notice: z.string().meta({ description: "What the VINs are, and what they are not" }),
      market: z.enum(marketValues).meta({ description: "The market whose patterns were used" }),
      seed: z.int().meta({ description: "The seed that gives the same VINs again" }),
      count: z.int().meta({ description: "How many VINs there are" }),
      vehicles: z.array(inventedVin).meta({ description: "The VINs, all different" }),
      dataVersion: z
        .string()
        .meta({ description: "Version of the tables. Another version can give other VINs" }),
    })
    .meta({ id: "InventedVins", description: "Invented VINs for tests; no two are equal." }))();
