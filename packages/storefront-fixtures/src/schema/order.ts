import * as z from "zod";
import { orderStages } from "../data/order-stages.ts";
import { addressSchema, buyerSchema } from "./buyer.ts";
import { discountsSchema, lineItemSchema, messageSchema, totalSchema } from "./cart.ts";
import { saleFields } from "./checkout.ts";

const quantities = z.array(
  z.object({
    id: z.string().describe("Id of the line"),
    quantity: z.int().describe("Units of the line"),
  }),
);

const orderLineSchema = z.object({
  id: z.string().describe("Id of the line"),
  item: lineItemSchema.shape.item,
  quantity: z
    .object({
      original: z.int().describe("Units that were ordered"),
      total: z.int().describe("Units after cancellations and refunds"),
      fulfilled: z.int().describe("Units that were sent or downloaded"),
    })
    .describe("Units"),
  totals: z.array(totalSchema).describe("Subtotal, discount and total of the line"),
  status: z
    .enum(["processing", "partial", "fulfilled", "removed"])
    .describe("How much of the line was sent"),
  parent_id: z.string().optional().describe("Line of the bundle that this line is part of"),
});

const expectationSchema = z.object({
  id: z.string().describe("Id of the delivery"),
  line_items: quantities.describe("Lines that it delivers"),
  method_type: z.enum(["shipping", "pickup", "digital"]).describe("How it reaches the buyer"),
  destination: addressSchema.omit({ id: true }).describe("Destination"),
  description: z.string().describe("The delivery in words"),
  fulfillable_on: z.string().describe("`now`, or an instant, RFC 3339"),
});

const fulfillmentEventSchema = z.object({
  id: z.string().describe("Id of the event"),
  occurred_at: z.string().describe("When it happened, RFC 3339"),
  type: z.string().describe("What happened: `processing`, `shipped`, `delivered` ..."),
  line_items: quantities.describe("Lines that the event is about"),
  tracking_number: z.string().optional().describe("Made-up tracking number"),
  tracking_url: z.string().optional().describe("Address where the parcel can be tracked"),
  carrier: z.string().optional().describe("Made-up carrier"),
  description: z.string().optional().describe("The event in words"),
});

const adjustmentSchema = z.object({
  id: z.string().describe("Id of the adjustment"),
  type: z.string().describe("Kind of adjustment: `refund` or `cancellation`"),
  occurred_at: z.string().describe("When it happened, RFC 3339"),
  status: z.enum(["pending", "completed", "failed"]).describe("Whether the adjustment is done"),
  line_items: quantities.describe("The units that it is for"),
  totals: z.array(totalSchema).describe("The refunded amounts"),
  description: z.string().describe("The reason in words"),
});

export const orderSchema = z
  .object({
    id: z.string().describe("Id of the order"),
    version: z.int().min(1).describe("Version, which rises with every change: the ETag"),
    label: z.string().describe("Number for the buyer: `#1001`"),
    checkout_id: z.string().describe("The checkout that it was created from"),
    market: z.string().describe("Market whose prices applied"),
    currency: z.string().describe("Currency of all amounts, ISO 4217"),
    stage: z.enum([...orderStages, "canceled"]).describe("Stage of the order"),
    buyer: buyerSchema.optional(),
    line_items: z.array(orderLineSchema).describe("The lines, in the order of the checkout"),
    fulfillment: z
      .object({
        expectations: z.array(expectationSchema).describe("Deliveries that are planned"),
        events: z.array(fulfillmentEventSchema).describe("What has happened, oldest first"),
      })
      .describe("How the goods reach the buyer"),
    adjustments: z.array(adjustmentSchema).describe("Refunds and cancellations, oldest first"),
    discounts: discountsSchema,
    totals: z.array(totalSchema).describe("Totals at the time of the order, `total` last"),
    messages: z.array(messageSchema).describe("Messages about the order"),
    ...saleFields,
    created_at: z.string().describe("When the order was placed, RFC 3339"),
    updated_at: z.string().describe("When the order last changed, RFC 3339"),
  })
  .meta({
    id: "StoreOrder",
    description: "An order in its present state, amounts in integer minor units.",
  });
