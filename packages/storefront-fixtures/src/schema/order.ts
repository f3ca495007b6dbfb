import * as z from "zod";
import { addressSchema, buyerSchema } from "./buyer.ts";
import { discountsSchema } from "./discount.ts";
import { lineItemSchema } from "./line-item.ts";
import { messageSchema } from "./message.ts";
import { totalSchema } from "./total.ts";

const quantities = z.array(z.object({ id: z.string(), quantity: z.int() }));

export const orderStages = ["placed", "processing", "shipped", "in_transit", "delivered"] as const;

/** An order in integer minor units, as it stands now. */
export const orderSchema = z
  .object({
    id: z.string(),
    version: z.int().min(1),
    label: z.string(),
    checkout_id: z.string(),
    market: z.string(),
    currency: z.string(),
    stage: z.enum([...orderStages, "canceled"]),
    buyer: buyerSchema.optional(),
    line_items: z.array(
      z.object({
        id: z.string(),
        item: lineItemSchema.shape.item,
        quantity: z.object({ original: z.int(), total: z.int(), fulfilled: z.int() }),
        totals: z.array(totalSchema),
        status: z.enum(["processing", "partial", "fulfilled", "removed"]),
        parent_id: z.string().optional(),
      }),
    ),
    fulfillment: z.object({
      expectations: z.array(
        z.object({
          id: z.string(),
          line_items: quantities,
          method_type: z.enum(["shipping", "pickup", "digital"]),
          destination: addressSchema.omit({ id: true }),
          description: z.string(),
          fulfillable_on: z.string(),
        }),
      ),
      events: z.array(
        z.object({
          id: z.string(),
          occurred_at: z.string(),
          type: z.string(),
          line_items: quantities,
          tracking_number: z.string().optional(),
          tracking_url: z.string().optional(),
          carrier: z.string().optional(),
          description: z.string().optional(),
        }),
      ),
    }),
    adjustments: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        occurred_at: z.string(),
        status: z.enum(["pending", "completed", "failed"]),
        line_items: quantities,
        totals: z.array(totalSchema),
        description: z.string(),
      }),
    ),
    discounts: discountsSchema,
    totals: z.array(totalSchema),
    messages: z.array(messageSchema),
    webhook_url: z.string().optional(),
    attribution: z.record(z.string(), z.json()).optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "StoreOrder" });
export type Order = z.infer<typeof orderSchema>;
