import { modelsRequestSchema } from "@almanac/vin/schema";
import * as z from "zod";

export * from "@almanac/vin/schema";

export const wmiParamsSchema = z.object({
  wmi: z.string().meta({ description: "Three or six characters, in any case", example: "1HG" }),
});

export const modelsQuerySchema = modelsRequestSchema.extend({
  year: z
    .string()
    .optional()
    .meta({ ...modelsRequestSchema.shape.year.meta(), type: "integer" }),
});

export const patternQuerySchema = z.strictObject({
  pattern: z.string().meta({
    description: "3 to 17 characters, with * for each unknown one",
    example: "5UXWX7C5*BA",
  }),
});

export const vinParamsSchema = z.object({
  vin: z.string().meta({ description: "17 characters", example: "5UXWX7C57BA123456" }),
});

const flag = z.enum(["true", "false"]).optional();

export const vehicleQuerySchema = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/, "a whole number from 1980 to 2100")
    .optional()
    .meta({ description: "The model year, where it is known", type: "integer" }),
  strict: flag.meta({
    description: "A wrong check digit or year code is an error where the law requires it",
  }),
  explain: flag.meta({ description: "Adds `explanation`: what decided each field" }),
});
