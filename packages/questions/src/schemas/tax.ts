import * as z from "zod";

export * from "@almanac/tax/schema";

export const jurisdictionParamsSchema = z.object({
  code: z.string().meta({ description: "Such as US-CA, case-insensitive", example: "US-CA" }),
});
