import * as z from "zod";

const name = z.string().min(1).max(200);

/** What is true in the shop of a task before the run. */
export const setupSchemaOfTask = z
  .strictObject({
    orders: z
      .array(
        z.strictObject({
          lines: z
            .array(
              z.strictObject({
                variant_id: name.describe("The variant"),
                quantity: z.int().min(1).describe("Units"),
              }),
            )
            .min(1)
            .max(20)
            .describe("The lines"),
          to: z
            .enum(["processing", "shipped", "in_transit", "delivered"])
            .optional()
            .describe("Stage that it has reached"),
          refund: z.int().min(0).max(1e12).describe("What was refunded, in minor units").optional(),
          cancel: z.boolean().optional().describe("Whether the shop canceled it"),
        }),
      )
      .max(5)
      .optional()
      .describe("Orders that the buyer placed before"),
    advance_hours: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe("Hours of the shop's clock that pass after these orders"),
    stock: z
      .array(
        z.strictObject({
          variant_id: name.describe("The variant"),
          stock: z.int().min(0).describe("Units in stock"),
          shop: name.optional().describe("Name of the shop, in a mall"),
        }),
      )
      .max(200)
      .optional()
      .describe("Stock at the start"),
  })
  .describe("What is true in the shop before the run.");
