import * as z from "zod";
import { callerYears } from "../internal/vin/read-options.ts";

/** Options of a decode. */
export const decodeOptionsSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      year: z
        .int()
        .min(callerYears.least)
        .max(callerYears.most)
        .optional()
        .meta({ description: "The model year, if the caller knows it" }),
      strict: z.boolean().optional().meta({
        description: "A wrong check digit or year code is an error if the law requires it",
      }),
      explain: z.boolean().optional().meta({ description: "Adds `explanation`" }),
    })
    .meta({ id: "DecodeOptions", description: "Options of a decode." }))();
