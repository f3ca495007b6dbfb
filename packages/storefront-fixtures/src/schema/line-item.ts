import * as z from "zod";
import { totalSchema } from "./total.ts";

export const lineItemSchema = z.object({
  id: z.string(),
  item: z.object({
    id: z.string().meta({ description: "The variant" }),
    product_id: z.string(),
    title: z.string(),
    price: z.int().min(0),
    image_url: z.string().optional(),
  }),
  quantity: z.int().min(1),
  totals: z.array(totalSchema),
  parent_id: z.string().optional(),
});

export type LineItem = z.infer<typeof lineItemSchema>;
