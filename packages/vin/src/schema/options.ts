import * as z from "zod";

const options = /* @__PURE__ */ (() => ({
  year: z.int("a year such as 2015").min(1980, "a year from 1980").max(2100, "a year up to 2100"),
  strict: z.boolean("true or false"),
  explain: z.boolean("true or false"),
}))();

/** Settings of a decode; apart from the other schemas, for it is the only one that a decode needs. */
export const decodeOptionsSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      year: options.year.optional().meta({ description: "The model year, where it is known" }),
      strict: options.strict.optional().meta({
        description: "A wrong check digit or year code is an error where the law asks for it",
      }),
      explain: options.explain.optional().meta({ description: "Adds `explanation`" }),
    })
    .meta({ id: "DecodeOptions", description: "Settings of a decode." }))();
