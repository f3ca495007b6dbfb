import * as z from "zod";

export const totalSchema = z
  .object({
    type: z
      .enum(["subtotal", "items_discount", "discount", "fulfillment", "tax", "fee", "total"])
      .describe("Kind of entry"),
    amount: z.int().describe("Minor units of the currency; discounts are negative"),
    display_text: z.string().describe("Label for the buyer"),
    lines: z
      .array(
        z.object({
          display_text: z.string().describe("Label for the buyer"),
          amount: z.int().describe("Minor units of the currency"),
        }),
      )
      .optional()
      .describe("The parts that the amount is the sum of"),
  })
  .meta({
    id: "Total",
    description: "One entry of a sum. All entries except `total` add up to `total`.",
  });
