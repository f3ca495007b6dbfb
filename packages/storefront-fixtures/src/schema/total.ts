import * as z from "zod";

/** One entry of a sum. All entries except `total` add up to `total`; discounts are negative. */
export const totalSchema = z
  .object({
    type: z.enum(["subtotal", "items_discount", "discount", "fulfillment", "tax", "fee", "total"]),
    amount: z.int(),
    display_text: z.string(),
    lines: z.array(z.object({ display_text: z.string(), amount: z.int() })).optional(),
  })
  .meta({ id: "Total" });

export type Total = z.infer<typeof totalSchema>;
