import * as z from "zod";

export const appliedDiscountSchema = z
  .object({
    code: z
      .string()
      .optional()
      .describe("The code; absent if the shop applies the discount without one"),
    title: z.string().describe("Name for the buyer"),
    amount: z.int().min(0).describe("Amount of the discount, in minor units"),
    automatic: z.boolean().describe("Whether the shop applies it without a code"),
    method: z
      .enum(["each", "across"])
      .describe("`each`: off the eligible lines; `across`: off the whole cart"),
    priority: z.int().min(1).describe("Place in the order of application"),
    allocations: z
      .array(
        z.object({
          path: z.string().describe("The line: JSONPath, RFC 9535"),
          amount: z.int().describe("Part of the line, in minor units"),
        }),
      )
      .describe("Parts by line, which add up to `amount`; empty for free delivery"),
  })
  .describe(
    "A discount that applies. With allocations it is part of `items_discount`, without them of `discount`.",
  );

export const discountsSchema = z
  .object({
    codes: z.array(z.string()).describe("Codes that were sent, whether they apply or not"),
    applied: z.array(appliedDiscountSchema).describe("Discounts that apply"),
  })
  .describe("Codes that were sent, and discounts that apply.");
