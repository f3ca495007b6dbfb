import * as z from "zod";

/** Where a figure was read. */
export const sourceSchema = z.strictObject({
  title: z.string(),
  url: z.string(),
  read_on: z.string(),
});
