import * as z from "zod";
import { buyerSchema, contextSchema } from "./buyer.ts";
import { discountsSchema } from "./discount.ts";
import { lineItemSchema } from "./line-item.ts";
import { messageSchema } from "./message.ts";
import { totalSchema } from "./total.ts";

/** A cart in integer minor units. */
export const storeCartSchema = z
  .object({
    id: z.string(),
    version: z.int().min(1).meta({ description: "Grows with every change: the ETag" }),
    market: z.string(),
    currency: z.string(),
    line_items: z.array(lineItemSchema),
    buyer: buyerSchema.optional(),
    context: contextSchema.optional(),
    discounts: discountsSchema,
    totals: z.array(totalSchema),
    messages: z.array(messageSchema),
    checkout_id: z.string().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "StoreCart" });

export type StoreCart = z.infer<typeof storeCartSchema>;
