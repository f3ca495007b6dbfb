import * as z from "zod";
import { cartLimits } from "../data/cart-limits.ts";
import { productSorts } from "../data/product-sorts.ts";

/**
 * The requests of agents, in the forms of both versions. As the standard requires, unknown
 * fields and fields set by the server are accepted and dropped. Fields that are read must have
 * the right type.
 */
const text = z.string().max(500);
const id = z.string().min(1).max(200);

/**
 * The standard has no maximum, and the shop reduces the quantity to what is available, so any large
 * number is accepted.
 */
const count = z
  .number()
  .refine((wanted) => Number.isInteger(wanted) && wanted >= 1, "Send a whole number from 1")
  .meta({ type: "integer", minimum: 1 })
  .transform((wanted) => Math.min(wanted, Number.MAX_SAFE_INTEGER));

/** Any value is valid here, because the body was parsed from JSON. */
const json = z.custom<z.core.util.JSONType>(() => true);

const address = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  street_address: text.optional(),
  extended_address: text.optional(),
  address_locality: text.optional(),
  address_region: text.optional(),
  postal_code: text.optional(),
  address_country: z.string().max(60).optional(),
  phone_number: text.optional(),
});

const consent = z.record(
  z.string().max(100),
  z.union([
    z.boolean(),
    z.object({
      granted: z.boolean(),
      segments: z.record(z.string().max(100), z.object({ granted: z.boolean() })).optional(),
    }),
  ]),
);

const buyer = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
  consent: consent.optional(),
});

const context = z.object({
  address_country: z.string().max(60).optional(),
  address_region: text.optional(),
  postal_code: text.optional(),
  language: text.optional(),
  currency: z.string().max(3).optional(),
  intent: z.string().max(2000).optional(),
  eligibility: z.array(text).max(50).optional(),
});

const lines = z
  .array(z.object({ id: id.optional(), item: z.object({ id }), quantity: count }))
  .max(cartLimits.lines);

const discounts = z.object({ codes: z.array(z.string().max(100)).max(20).optional() });

const method = z.object({
  id: id.optional(),
  type: z.enum(["shipping", "pickup"]).optional(),
  line_item_ids: z.array(id).max(cartLimits.lines).optional(),
  destinations: z
    // Clients whose types require an id send an empty one for a new place.
    .array(address.extend({ id: text.optional() }))
    .max(20)
    .optional(),
  selected_destination_id: id.nullable().optional(),
  groups: z
    .array(z.object({ id: id.optional(), selected_option_id: id.nullable().optional() }))
    .max(20)
    .optional(),
});

const fulfillment = z.object({ methods: z.array(method).max(10).optional() });

const instrument = z.object({
  id: id.optional(),
  handler_id: id.optional(),
  type: z.string().max(100).optional(),
  selected: z.boolean().optional(),
  display: z.record(z.string(), json).optional(),
  billing_address: address.optional(),
  credential: z
    .object({
      type: z.string().max(100).optional(),
      token: z.string().max(4000).optional(),
      number: z.string().max(40).optional(),
    })
    .optional(),
});

const payment = z.object({ instruments: z.array(instrument).max(10).optional() });
const attribution = z.record(z.string().max(200), z.string().max(2000));

const checkoutFields = {
  buyer: buyer.optional(),
  context: context.optional(),
  discounts: discounts.optional(),
  fulfillment: fulfillment.optional(),
  payment: payment.optional(),
  attribution: attribution.optional(),
};

const filters = z.object({
  categories: z.array(z.string().max(200)).max(50).optional(),
  price: z
    .object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() })
    .optional()
    .meta({ description: "Minor units of the market's currency, both ends included" }),
  in_stock: z.boolean().optional(),
  rating_min: z.number().min(0).max(5).optional(),
  brand: z.string().max(200).optional(),
  tags: z.array(z.string().max(200)).max(50).optional(),
  options: z.record(z.string(), z.array(z.string()).max(50)).optional(),
});

/** The body of each operation. The MCP tools have it as one argument. */
export const requestSchemas = {
  search_catalog: z
    .object({
      query: z.string().max(1000).optional(),
      filters: filters.optional(),
      context: context.optional(),
      pagination: z
        .object({ cursor: z.string().max(500).optional(), limit: z.int().min(1).optional() })
        .optional(),
      sort: z.enum(productSorts).optional(),
    })
    .refine(({ query, filters: given }) => query !== undefined || given !== undefined, {
      message: "query or filters is needed, or both",
      path: ["query"],
    }),
  lookup_catalog: z.object({
    ids: z.array(id).min(1),
    filters: filters.optional(),
    context: context.optional(),
  }),
  get_product: z.object({
    id,
    selected: z
      .array(z.object({ name: id, label: id }))
      .max(20)
      .optional(),
    preferences: z.array(id).max(20).optional(),
    context: context.optional(),
  }),
  create_cart: z.object({
    line_items: lines,
    buyer: buyer.optional(),
    context: context.optional(),
    discounts: discounts.optional(),
  }),
  update_cart: z.object({
    line_items: lines,
    buyer: buyer.optional(),
    context: context.optional(),
    discounts: discounts.optional(),
  }),
  create_checkout: z
    .object({ line_items: lines.optional(), cart_id: id.optional(), ...checkoutFields })
    .refine(({ line_items, cart_id }) => line_items !== undefined || cart_id !== undefined, {
      message: "line_items or cart_id is needed",
      path: ["line_items"],
    }),
  update_checkout: z.object({ line_items: lines, ...checkoutFields }),
  complete_checkout: z.object({ payment: z.object({ instruments: z.array(instrument).max(10) }) }),
} as const;

export type RequestOf<Name extends keyof typeof requestSchemas> = z.output<
  (typeof requestSchemas)[Name]
>;
export type AskedContext = z.output<typeof context>;
export type AskedBuyer = z.output<typeof buyer>;
