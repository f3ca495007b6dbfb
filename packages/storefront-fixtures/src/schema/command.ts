import * as z from "zod";
import { copyJson } from "../internal/engine/copy-json.ts";
import { addressSchema, buyerSchema, contextSchema } from "./buyer.ts";
import { productFiltersSchema, productSorts } from "./catalog.ts";
import { orderStages } from "./order.ts";

/** The most lines of a cart, and the most units that one action of the service description may name. */
export const cartLimits = { lines: 100, quantity: 999 } as const;

const id = z.string("Send an id").min(1, "Send an id").max(200, "An id has at most 200 letters");

const market = z.string().max(20).optional().meta({ description: "US, DE, GB, JP or KW" });

const allowedQuantity = "Send a whole number from 1 to 2^53 - 1";

const quantity = z.int(allowedQuantity).min(1, allowedQuantity).meta({
  description: "As many as are wanted; the shop cuts it down to what can be had",
});

const line = z.strictObject({ product_id: id, quantity, id: id.optional() });

const lines = z.array(line).max(cartLimits.lines);

const codes = z.array(z.string().max(100)).max(20);

const bag = z.record(z.string().max(200), z.unknown()).transform((value, context) => {
  const copy = copyJson(value);
  if (typeof copy === "object" && copy !== null && !Array.isArray(copy)) return copy;
  context.addIssue({
    code: "custom",
    input: value,
    message: "Send plain JSON of at most 20 levels",
  });
  return z.NEVER;
});

/**
 * Whatever was sent, for a handler that says itself what is wrong with it. What is wrong in any case is kept in outline
 * only: digests and messages never walk what was not validated.
 */
const anything = z.unknown().transform((value) => {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? [] : {};
});

const cartFields = {
  lines: lines.optional(),
  discount_codes: codes.optional(),
  buyer: buyerSchema.optional(),
  context: contextSchema.optional(),
};

const methodRequest = z.strictObject({
  id: id.optional(),
  type: z.enum(["shipping", "pickup"]).optional(),
  line_item_ids: z.array(id).max(cartLimits.lines).optional(),
  destinations: z.array(addressSchema).max(20).optional(),
  selected_destination_id: id.nullable().optional(),
  groups: z
    .array(z.strictObject({ id: id.optional(), selected_option_id: id.nullable().optional() }))
    .max(20)
    .optional(),
});

const instrument = z.strictObject({
  id: id.optional(),
  handler_id: id.optional(),
  type: z.string().max(100).optional(),
  selected: z.boolean().optional(),
  display: bag.optional(),
  billing_address: addressSchema.optional(),
  credential: z
    .object({
      type: z.string().max(100).optional(),
      token: z.string().max(4000).optional(),
      number: z.string().max(40).optional().meta({ description: "A test card, never a real one" }),
    })
    .optional()
    .meta({ description: "Judged and forgotten: no answer, record or event holds it" }),
});

const payment = z.strictObject({ instruments: z.array(instrument).max(10) });

const checkoutFields = {
  ...cartFields,
  fulfillment: z
    .strictObject({ methods: z.array(methodRequest).max(10) })
    .optional()
    .meta({ description: "Left out: as it was. Given: replaces" }),
  payment: payment.optional(),
  webhook_url: z.string().max(2000).optional(),
  attribution: bag.optional(),
};

const checkoutId = { checkout_id: id };

/** Every command by its type. */
export const commandSchemas = {
  search_catalog: z.strictObject({
    type: z.literal("search_catalog"),
    query: z.string().max(1000).optional(),
    filters: productFiltersSchema.optional(),
    sort: z.enum(productSorts).optional(),
    cursor: z.string().max(500).optional(),
    limit: z.int().min(1).optional().meta({ description: "10 unless given, at most 50" }),
    market,
  }),
  lookup_catalog: z.strictObject({
    type: z.literal("lookup_catalog"),
    ids: z.array(id).max(50),
    filters: productFiltersSchema.optional(),
    market,
  }),
  get_product: z.strictObject({
    type: z.literal("get_product"),
    id,
    selected: z
      .array(z.strictObject({ name: id, label: id }))
      .max(20)
      .optional(),
    preferences: z.array(id).max(20).optional(),
    market,
  }),
  create_cart: z.strictObject({ type: z.literal("create_cart"), market, ...cartFields }),
  change_cart: z
    .strictObject({
      type: z.literal("change_cart"),
      action: anything,
      cart_id: id.optional(),
      product_id: anything,
      quantity: anything,
      market,
    })
    .partial({ action: true, product_id: true, quantity: true }),
  get_cart: z.strictObject({ type: z.literal("get_cart"), cart_id: id }),
  update_cart: z.strictObject({ type: z.literal("update_cart"), cart_id: id, ...cartFields }),
  clear_cart: z.strictObject({ type: z.literal("clear_cart"), cart_id: id }),
  cancel_cart: z.strictObject({ type: z.literal("cancel_cart"), cart_id: id }),
  create_checkout: z.strictObject({
    type: z.literal("create_checkout"),
    cart_id: id.optional(),
    market,
    ...checkoutFields,
  }),
  get_checkout: z.strictObject({ type: z.literal("get_checkout"), ...checkoutId }),
  update_checkout: z.strictObject({
    type: z.literal("update_checkout"),
    ...checkoutId,
    ...checkoutFields,
  }),
  complete_checkout: z.strictObject({
    type: z.literal("complete_checkout"),
    ...checkoutId,
    payment,
    webhook_url: checkoutFields.webhook_url,
  }),
  cancel_checkout: z.strictObject({ type: z.literal("cancel_checkout"), ...checkoutId }),
  resolve_escalation: z
    .strictObject({ type: z.literal("resolve_escalation"), ...checkoutId, approve: z.boolean() })
    .meta({ description: "What the buyer does on the page behind continue_url" }),
  get_order: z.strictObject({ type: z.literal("get_order"), order_id: id }),
  list_orders: z.strictObject({ type: z.literal("list_orders") }),
  advance_order: z.strictObject({
    type: z.literal("advance_order"),
    order_id: id,
    to: z.enum(orderStages).optional().meta({ description: "The next stage unless given" }),
  }),
  cancel_order: z.strictObject({
    type: z.literal("cancel_order"),
    order_id: id,
    reason: z.string().max(500).optional(),
  }),
  refund_order: z.strictObject({
    type: z.literal("refund_order"),
    order_id: id,
    amount: z
      .int()
      .min(1)
      .optional()
      .meta({ description: "Minor units; what is left, unless given" }),
    lines: z.array(z.strictObject({ id, quantity })).max(cartLimits.lines).optional(),
    reason: z.string().max(500).optional(),
  }),
  advance_clock: z.strictObject({
    type: z.literal("advance_clock"),
    ms: z.int().min(0).max(3.2e12),
  }),
  set_stock: z.strictObject({
    type: z.literal("set_stock"),
    variant_id: id,
    stock: z.int().min(0).max(1e9),
  }),
  set_price: z.strictObject({
    type: z.literal("set_price"),
    variant_id: id,
    amount: z.int().min(0).max(1e12).nullable().meta({ description: "Minor units; null: as made" }),
    market,
  }),
  set_scenario: z.strictObject({
    type: z.literal("set_scenario"),
    scenario: z.union([z.string().max(100), bag, z.null()]),
  }),
  settle_webhook: z.strictObject({
    type: z.literal("settle_webhook"),
    webhook_id: id,
    delivered: z.boolean(),
    status: z.int().min(100).max(599).optional(),
  }),
} as const;

export type CommandType = keyof typeof commandSchemas;

export type CommandOf<Type extends CommandType> = z.infer<(typeof commandSchemas)[Type]>;

export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType];
