import * as z from "zod";
import { addressSchema, buyerSchema, contextSchema } from "./buyer.ts";
import { discountsSchema } from "./discount.ts";
import { lineItemSchema } from "./line-item.ts";
import { messageSchema } from "./message.ts";
import { totalSchema } from "./total.ts";

const destinationSchema = addressSchema.extend({
  id: z.string(),
  name: z.string().optional().meta({ description: "Of a place to pick up from" }),
});

const optionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  carrier: z.string().optional(),
  earliest_fulfillment_time: z.string(),
  latest_fulfillment_time: z.string(),
  totals: z.array(totalSchema),
});

export const fulfillmentMethodSchema = z.object({
  id: z.string(),
  type: z.enum(["shipping", "pickup"]),
  line_item_ids: z.array(z.string()),
  destinations: z.array(destinationSchema),
  selected_destination_id: z.string().nullable(),
  groups: z.array(
    z.object({
      id: z.string(),
      line_item_ids: z.array(z.string()),
      options: z.array(optionSchema),
      selected_option_id: z.string().nullable(),
    }),
  ),
});

export const checkoutStatuses = [
  "incomplete",
  "requires_escalation",
  "ready_for_complete",
  "complete_in_progress",
  "completed",
  "canceled",
] as const;

/** A payment instrument as it is kept: never with its credential. */
const keptInstrumentSchema = z.object({
  id: z.string(),
  handler_id: z.string(),
  type: z.string(),
  selected: z.boolean(),
  display: z.record(z.string(), z.json()).optional(),
  billing_address: addressSchema.optional(),
});

/** A checkout in integer minor units. */
export const checkoutSchema = z
  .object({
    id: z.string(),
    version: z.int().min(1),
    status: z.enum(checkoutStatuses),
    market: z.string(),
    currency: z.string(),
    cart_id: z.string().optional(),
    line_items: z.array(lineItemSchema),
    buyer: buyerSchema.optional(),
    context: contextSchema.optional(),
    fulfillment: z.object({
      methods: z.array(fulfillmentMethodSchema),
      available_methods: z.array(
        z.object({
          type: z.enum(["shipping", "pickup"]),
          line_item_ids: z.array(z.string()),
          fulfillable_on: z.string(),
          description: z.string(),
        }),
      ),
    }),
    discounts: discountsSchema,
    totals: z.array(totalSchema),
    messages: z.array(messageSchema),
    payment: z.object({ instruments: z.array(keptInstrumentSchema) }),
    order_id: z.string().optional(),
    webhook_url: z.string().optional(),
    attribution: z.record(z.string(), z.json()).optional(),
    expires_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "StoreCheckout" });
export type FulfillmentMethod = z.infer<typeof fulfillmentMethodSchema>;
export type CheckoutStatus = (typeof checkoutStatuses)[number];
export type Checkout = z.infer<typeof checkoutSchema>;
