import * as z from "zod";
import { addressSchema, buyerSchema, shoppingContextSchema } from "./buyer.ts";
import { discountsSchema, lineItemSchema, messageSchema, totalSchema } from "./cart.ts";

/** The fields that an order takes over from its checkout. */
export const saleFields = {
  webhook_url: z.string().optional().describe("Address to which webhooks about the order are sent"),
  attribution: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Origin of the sale, as it was sent"),
};

const destinationSchema = addressSchema.extend({
  id: z.string().describe("Id of the place"),
  name: z.string().optional().describe("Name, for a pickup location"),
});

const optionSchema = z.object({
  id: z.string().describe("Id of the option"),
  title: z.string().describe("Name for the buyer"),
  description: z.string().optional().describe("More about the option"),
  carrier: z.string().optional().describe("Made-up carrier"),
  earliest_fulfillment_time: z.string().describe("Earliest delivery, RFC 3339"),
  latest_fulfillment_time: z.string().describe("Latest delivery, RFC 3339"),
  totals: z.array(totalSchema).describe("What the option costs"),
});

const methodTypes = z.enum(["shipping", "pickup"]);

export const fulfillmentMethodSchema = z
  .object({
    id: z.string().describe("Id of the method"),
    type: methodTypes.describe("Whether goods are sent or picked up"),
    line_item_ids: z.array(z.string()).describe("Lines that use this method"),
    destinations: z.array(destinationSchema).describe("Places to choose from"),
    selected_destination_id: z
      .string()
      .nullable()
      .describe("The chosen place; null before the choice"),
    groups: z
      .array(
        z.object({
          id: z.string().describe("Id of the group"),
          line_item_ids: z.array(z.string()).describe("Lines that are delivered together"),
          options: z.array(optionSchema).describe("Delivery options to choose from"),
          selected_option_id: z
            .string()
            .nullable()
            .describe("The chosen option; null before the choice"),
        }),
      )
      .describe("Lines that are delivered together, with the delivery options for them"),
  })
  .describe("How some lines reach the buyer.");

const checkoutStatuses = [
  "incomplete",
  "requires_escalation",
  "ready_for_complete",
  "complete_in_progress",
  "completed",
  "canceled",
] as const;

const keptInstrumentSchema = z.object({
  id: z.string().describe("Id of the instrument"),
  handler_id: z.string().describe("Payment handler that it is for"),
  type: z.string().describe("Kind of instrument, such as `card`"),
  selected: z.boolean().describe("Whether it is the one to pay with"),
  display: z.record(z.string(), z.unknown()).optional().describe("What to show the buyer"),
  billing_address: addressSchema.optional().describe("Billing address"),
});

export const checkoutSchema = z
  .object({
    id: z.string().describe("Id of the checkout"),
    version: z.int().min(1).describe("Version, which rises with every change: the ETag"),
    status: z.enum(checkoutStatuses).describe("Status of the checkout"),
    market: z.string().describe("Market whose prices apply"),
    currency: z.string().describe("Currency of all amounts, ISO 4217"),
    cart_id: z.string().optional().describe("The cart that it was created from"),
    line_items: z.array(lineItemSchema).describe("The lines, in the order of their creation"),
    buyer: buyerSchema.optional(),
    context: shoppingContextSchema.optional(),
    fulfillment: z
      .object({
        methods: z.array(fulfillmentMethodSchema).describe("Methods in use"),
        available_methods: z
          .array(
            z.object({
              type: methodTypes.describe("Whether goods are sent or picked up"),
              line_item_ids: z.array(z.string()).describe("Lines that can use this method"),
              fulfillable_on: z.string().describe("`now`, or an instant, RFC 3339"),
              description: z.string().describe("The method in words"),
            }),
          )
          .describe("Methods that could be used instead"),
      })
      .describe("How the goods reach the buyer"),
    discounts: discountsSchema,
    totals: z.array(totalSchema).describe("Totals, `total` last"),
    messages: z.array(messageSchema).describe("Messages about the checkout"),
    payment: z
      .object({
        instruments: z
          .array(keptInstrumentSchema)
          .describe("Instruments that were sent, without their credentials"),
      })
      .describe("Payment"),
    order_id: z.string().optional().describe("The order, once the checkout is completed"),
    ...saleFields,
    expires_at: z.string().describe("When the checkout expires, RFC 3339"),
    created_at: z.string().describe("When the checkout was created, RFC 3339"),
    updated_at: z.string().describe("When the checkout last changed, RFC 3339"),
  })
  .meta({ id: "StoreCheckout", description: "A checkout, amounts in integer minor units." });
