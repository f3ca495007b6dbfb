import * as z from "zod";
import { marketValues } from "../data/value-lists.ts";
import { generationLimits } from "../internal/vin/generation-limits.ts";

const { count, seed, year } = generationLimits;

/** The vehicles whose VINs are to be invented. */
export const vinGenerationRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      make: z.string().min(1).max(60).optional().meta({
        description: "Make, in any case; by default any make of cars, MPVs and light trucks",
      }),
      model: z.string().min(1).max(80).optional().meta({
        description: "Model as the decoder names it, in any case; needs `make`",
      }),
      year: z
        .int()
        .min(year.least)
        .max(year.most)
        .optional()
        .meta({ description: "Model year; by default any year that has patterns" }),
      market: z.enum(marketValues).optional().meta({
        description:
          "`north-america`: patterns declared to NHTSA. `elsewhere`: schemes of makers. By default, the first of the two that has the vehicle",
      }),
      count: z
        .int()
        .min(count.least)
        .max(count.most)
        .optional()
        .meta({ description: "How many VINs; default 1" }),
      seed: z.int().min(seed.least).max(seed.most).optional().meta({
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
