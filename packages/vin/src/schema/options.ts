import * as z from "zod";

/** A model year of a request, or of an option. */
export const modelYear = () => z.int().min(1980).max(2100);

/** Options of a decode. */
export const decodeOptionsSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      year: modelYear().optional().meta({ description: "The model year, if the caller knows it" }),
      strict: z.boolean().optional().meta({
        description: "A wrong check digit or year code is an error if the law requires it",
      }),
      explain: z.boolean().optional().meta({ description: "Adds `explanation`" }),
    })
    .meta({ id: "DecodeOptions", description: "Options of a decode." }))();
