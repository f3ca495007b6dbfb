import * as z from "zod";

const short = z.string().max(500);

/** A place goods go to. Fields as in UCP's postal address. */
export const addressSchema = z
  .strictObject({
    id: short.optional(),
    first_name: short.optional(),
    last_name: short.optional(),
    street_address: short.optional(),
    extended_address: short.optional(),
    address_locality: short.optional(),
    address_region: short.optional(),
    postal_code: short.optional(),
    address_country: z.string().max(60).optional(),
    phone_number: short.optional(),
  })
  .meta({ id: "Address" });

/** Who buys. Consent is a map of purpose to yes or no. */
export const buyerSchema = z
  .strictObject({
    first_name: short.optional(),
    last_name: short.optional(),
    email: short.optional(),
    phone_number: short.optional(),
    consent: z.record(z.string().max(100), z.boolean()).optional(),
  })
  .meta({ id: "Buyer" });

/** What the agent says about the buyer's situation; a hint and never binding. */
export const contextSchema = z
  .strictObject({
    address_country: z.string().max(60).optional(),
    address_region: short.optional(),
    postal_code: short.optional(),
    language: short.optional(),
    currency: z.string().max(3).optional(),
    intent: z.string().max(2000).optional(),
    eligibility: z.array(short).max(50).optional(),
  })
  .meta({ id: "ShoppingContext" });

/** One entry of a sum. All entries except `total` add up to `total`; discounts are negative. */
export const totalSchema = z
  .object({
    type: z.enum(["subtotal", "items_discount", "discount", "fulfillment", "tax", "fee", "total"]),
    amount: z.int(),
    display_text: z.string(),
    lines: z.array(z.object({ display_text: z.string(), amount: z.int() })).optional(),
  })
  .meta({ id: "Total" });

const severities = [
  "recoverable",
  "requires_buyer_input",
  "requires_buyer_review",
  "unrecoverable",
] as const;

/** What the shop has to say about a cart, a checkout or an order. `path` is RFC 9535 JSONPath. */
export const messageSchema = z
  .object({
    type: z.enum(["error", "warning", "info"]),
    code: z.string(),
    content: z.string(),
    path: z.string().optional(),
    severity: z.enum(severities).optional(),
    presentation: z.enum(["notice", "disclosure"]).optional(),
  })
  .meta({ id: "StoreMessage" });

/**
 * A discount that counts. One that goes to lines is part of `items_discount`, and its allocations add up to its amount; one
 * without allocations (free delivery) is part of `discount`.
 */
export const appliedDiscountSchema = z.object({
  code: z.string().optional(),
  title: z.string(),
  amount: z.int().min(0),
  automatic: z.boolean(),
  method: z.enum(["each", "across"]),
  priority: z.int().min(1),
  allocations: z.array(z.object({ path: z.string(), amount: z.int() })),
});

const discountsSchema = z.object({
  codes: z.array(z.string()),
  applied: z.array(appliedDiscountSchema),
});

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

const instants = { created_at: z.string(), updated_at: z.string() };

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
    ...instants,
  })
  .meta({ id: "StoreCart" });

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
    ...instants,
  })
  .meta({ id: "StoreCheckout" });

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
    ...instants,
  })
  .meta({ id: "StoreOrder" });

export type Address = z.infer<typeof addressSchema>;
export type Buyer = z.infer<typeof buyerSchema>;
export type ShoppingContext = z.infer<typeof contextSchema>;
export type Total = z.infer<typeof totalSchema>;
export type Message = z.infer<typeof messageSchema>;
export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;
export type LineItem = z.infer<typeof lineItemSchema>;
export type StoreCart = z.infer<typeof storeCartSchema>;
export type FulfillmentMethod = z.infer<typeof fulfillmentMethodSchema>;
export type CheckoutStatus = (typeof checkoutStatuses)[number];
export type Checkout = z.infer<typeof checkoutSchema>;
export type Order = z.infer<typeof orderSchema>;
