import * as z from "zod";

/** Where a figure was read. */
export const sourceSchema = z
  .strictObject({
    title: z.string().meta({ description: "Title of the page or document" }),
    url: z.string().meta({ description: "Its public address" }),
    read_on: z.string().meta({ description: "Day on which it was read, such as `2026-11-20`" }),
  })
  .meta({ description: "Where a figure was read" });
