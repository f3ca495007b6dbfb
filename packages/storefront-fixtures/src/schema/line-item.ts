import * as z from "zod";
import { totalSchema } from "./total.ts";

export const lineItemSchema = z
  .object({
    id: z.string().describe("Id of the line"),
    item: z
      .object({
        id: z.string().describe("The variant"),
        product_id: z.string().describe("The product of the variant"),
        title: z.string().describe("Title of product and variant"),
        price: z.int().min(0).describe("Price of one unit, in minor units"),
        image_url: z.string().optional().describe("Path of a picture on the shop's own host"),
      })
      .describe("The variant that the line contains"),
    quantity: z.int().min(1).describe("Units"),
    totals: z.array(totalSchema).describe("Subtotal, discount and total of the line"),
    parent_id: z.string().optional().describe("Line of the bundle that this line is part of"),
  })
  .describe("A line of a cart or a checkout.");
